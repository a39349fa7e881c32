import HeadlessUI
import MVC

/// A cell with UIKit's two labels; an empty label takes no room.
open class UITableViewCell: Cell {
  /// How the user edits a row: not at all, by a minus, or by a plus.
  public typealias EditingStyle = RowEditingStyle

  /// Which labels a cell has, and where.
  public enum CellStyle: Sendable {
    /// A text.
    case `default`
    /// A text, and a detail on its right.
    case value1, value2
    /// A text, and a detail below it.
    case subtitle
  }

  /// How UIKit draws a selected row; here all rows look the same.
  public enum SelectionStyle: Sendable {
    /// A look.
    case none, `default`, blue, gray
  }

  /// How UIKit draws the row when it is selected.
  public var selectionStyle = SelectionStyle.default
  /// The picture in front of the first line; its view has the identifier `image`.
  public var imageView: UIImageView? {
    if let image = leadingImage as? UIImageView { return image }
    let image = UIImageView(image: nil)
    image.accessibilityIdentifier = "image"
    leadingImage = image
    return image
  }
  /// The name that it was made for; a table returns it for that name only.
  public let reuseIdentifier: String?
  /// The label of the first line.
  public let textLabel: UILabel?
  /// The label of the detail; nil in a cell of the style `default`, until its `contentConfiguration` is set.
  public internal(set) var detailTextLabel: UILabel?

  /// Makes a cell; as in UIKit a subclass overrides it, and a table makes the cells of a registered class by it.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    let text = UILabel(identifier: "text")
    let detail = style == .default ? nil : UILabel(identifier: "detail")
    (textLabel, detailTextLabel, self.reuseIdentifier) = (text, detail, reuseIdentifier)
    super.init()
    let labels = [text, detail].compactMap(\.self)
    if style == .value1 || style == .value2 {
      addSubview(StackView(labels))
    } else {
      for label in labels { addSubview(label) }
    }
  }

  /// Makes a cell of the style `default`.
  @_disfavoredOverload
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes a cell of a class that is registered under a name; a table calls it.
  ///
  /// A subclass has it if it overrides `init(style:reuseIdentifier:)`, or has no initializer of its own.
  public required convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Never called: the lab draws no look.
  open func setSelected(_ selected: Bool, animated: Bool) {}
  /// Never called: the lab draws no look.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}

  /// The texts of both labels or, where they are empty, of all labels in it, and a checkmark.
  ///
  /// The other accessories say nothing about the row.
  override open var readout: String {
    let texts = [textLabel?.text ?? "", detailTextLabel?.text ?? ""]
    let shown = texts.allSatisfy(\.isEmpty) ? labelTexts : texts
    return (shown + [accessoryType == .checkmark ? accessory : ""])
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The labels and other subviews; its own `text` is above them.
  override open func lines(width: Int) -> [String] {
    let lines = super.lines(width: width)
    return text.isEmpty && lines.count > 1 ? Array(lines.dropFirst()) : lines
  }
}
