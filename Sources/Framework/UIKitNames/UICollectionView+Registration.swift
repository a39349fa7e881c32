import Foundation
import HeadlessUI

extension UICollectionView {
  /// A class of cells, and what fills one for an item.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for an item at a place.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void

    fileprivate let handler: Handler
    fileprivate let identity = UICollectionViewCell.Registration()

    /// Registers a class of cells.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// Returns a cell of this registration, one that shows no item any more or a new one, filled for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let waiting: Cell? = pooledCell { $0.registration === registration.identity }
    let cell = waiting ?? Cell(registeredAs: nil)
    cell.registration = registration.identity
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

/// What stands at the end of a cell of a list; the user can't tap it here.
public struct UICellAccessory: Sendable {
  fileprivate let type: UITableViewCell.AccessoryType

  /// The item leads to another screen: `>`.
  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(type: .disclosureIndicator)
  }
  /// The item is chosen: `√`.
  public static func checkmark() -> UICellAccessory { UICellAccessory(type: .checkmark) }
}

/// A cell with the texts of a content configuration.
open class UICollectionViewListCell: UICollectionViewCell {
  private let textLabel = UILabel(identifier: "text")
  private let detailLabel = UILabel(identifier: "detail")

  /// Makes an empty cell; the frame is not kept.
  override public init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(textLabel)
    addSubview(detailLabel)
  }

  /// What stands behind the first line; the first one is drawn.
  public var accessories: [UICellAccessory] = [] {
    didSet { setAccessory(accessories.first?.type.sign ?? "") }
  }

  /// Returns the texts of a cell that is empty, to be filled and set.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The texts, the detail below the text; to set it to nil empties them.
  override open var contentConfiguration: (any UIContentConfiguration)? {
    get {
      super.contentConfiguration
        ?? UIListContentConfiguration(text: textLabel.text, secondaryText: detailLabel.text)
    }
    set {
      let texts = newValue as? UIListContentConfiguration
      super.contentConfiguration = texts == nil ? newValue : nil
      textLabel.text = texts?.text
      detailLabel.text = texts?.secondaryText
    }
  }
}
