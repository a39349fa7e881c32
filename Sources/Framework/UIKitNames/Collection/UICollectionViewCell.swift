import Foundation
import HeadlessUI

/// The view of an item, which the collection view reuses for other items.
open class UICollectionViewCell: Cell {
  /// The name that it was made for; a collection view returns it for that name only.
  public internal(set) var reuseIdentifier: String?

  /// Tells a registration from others of the same class.
  final class Registration {}
  /// The registration that it was made for; nil if it was made for a name.
  var registration: Registration?

  /// Makes an empty cell; the frame is not kept.
  ///
  /// As in UIKit a subclass overrides it, and a collection view makes the cells of a registered class by it.
  override public init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Makes an empty cell.
  @_disfavoredOverload
  public convenience init() { self.init(frame: .zero) }

  /// Makes a cell of a class that is registered under a name, nil for none; a collection view calls it.
  ///
  /// A subclass has it if it overrides `init(frame:)`, or has no initializer of its own.
  public required convenience init(registeredAs identifier: String?) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// What the cell's subviews are added to: the cell itself.
  public var contentView: UIView { self }

  /// What a view in it shows, which is made for it; nil, as at first, for none.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredView?.configuration }
    set { show(newValue) }
  }

  /// The texts of the labels in it.
  override open var readout: String { labelTexts.joined(separator: ", ") }

  /// The subviews; its own `text` is above them.
  override open func lines(width: Int) -> [String] {
    let lines = super.lines(width: width)
    return text.isEmpty && lines.count > 1 ? Array(lines.dropFirst()) : lines
  }
}

extension Cell {
  /// The texts of the labels in it that the user sees.
  var labelTexts: [String] {
    visibleElements.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
  }
}
