import HeadlessUI

/// A cell with UIKit's two labels, of which an empty one takes no room.
open class UITableViewCell: Cell {
  /// How the user edits a row: not at all, by a minus, or by a plus.
  public typealias EditingStyle = RowEditingStyle

  /// The label of the first line.
  public let textLabel: UILabel? = UILabel(identifier: "text")
  /// The label below it.
  public let detailTextLabel: UILabel? = UILabel(identifier: "detail")

  override public init(identifier: String = "") {
    super.init(identifier: identifier)
    for label in [textLabel, detailTextLabel].compactMap(\.self) { addSubview(label) }
  }

  /// The texts of both labels.
  override open var readout: String {
    [textLabel, detailTextLabel].compactMap(\.?.text).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The labels and other subviews; the text of `setText` is above them.
  override open func lines(width: Int) -> [String] {
    let lines = super.lines(width: width)
    return text.isEmpty && lines.count > 1 ? Array(lines.dropFirst()) : lines
  }
}
