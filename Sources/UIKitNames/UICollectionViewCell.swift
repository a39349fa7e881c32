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
  /// A subclass overrides it by a `required init`, so that a collection view can make one of it.
  public required init(frame: CGRect = .zero) { super.init() }

  /// What the cell's subviews are added to: the cell itself.
  public var contentView: UIView { self }

  /// The texts of the labels in it.
  override open var readout: String {
    labelTexts.joined(separator: ", ")
  }

  /// The subviews; the text of `setText` is above them.
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
