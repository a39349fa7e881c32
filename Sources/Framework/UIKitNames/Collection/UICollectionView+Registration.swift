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

/// What stands after the first line of a cell of a list; the user can't tap it here.
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
  /// What stands after the first line; only the first accessory is drawn.
  public var accessories: [UICellAccessory] = [] {
    didSet { setAccessory(accessories.first?.type.rawValue ?? "") }
  }

  /// Returns the configuration of an empty cell, to be filled and set.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
