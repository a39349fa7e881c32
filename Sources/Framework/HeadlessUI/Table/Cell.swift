import LabText
import MVC

/// The view of a row, which the table reuses for other rows.
open class Cell: Element {
  /// The text of the cell's first line.
  @exclusivity(unchecked) public final var text = "" {
    didSet {
      noteContent()
      if text != oldValue { render("wrote in a cell") }
    }
  }
  /// The sign behind the first line, such as a checkmark; may be empty.
  @exclusivity(unchecked) package private(set) var accessory = ""
  /// A view behind the first line, in place of the sign; one that does not fit into a line is drawn as the others.
  package var trailingView: Element? {
    didSet {
      guard trailingView !== oldValue else { return }
      if let oldValue, oldValue.superview === self {
        oldValue.removeFromSuperview()
      }
      if let trailingView { addSubview(trailingView) }
    }
  }
  /// A picture in front of the first line.
  package var leadingImage: ImageView? {
    didSet {
      guard leadingImage !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let leadingImage { insertSubview(leadingImage, at: 0) }
    }
  }
  /// The times that the data source has filled it, the last one for the row that it shows.
  @exclusivity(unchecked) package internal(set) final var fills: [CellFill] = []
  /// The table that shows it.
  @exclusivity(unchecked) package internal(set) weak var table: TableView?
  /// The button that deletes the row or inserts one, while the user is editing the table and may do that.
  @exclusivity(unchecked) private var editingButton: EditingButton?
  /// The button that deletes the row or inserts one; nil if it has none.
  package var editingControl: Button? { editingButton }
  /// Whether it shows the handle by which the user moves the row.
  @exclusivity(unchecked) package private(set) var hasHandle = false

  /// Changes the sign behind the first line; the same sign again is no change.
  package func setAccessory(_ sign: String) {
    noteImage()
    guard sign != accessory else { return }
    accessory = sign
    render(sign.isEmpty ? "removed the sign of a cell" : "drew '\(sign)' in a cell")
  }

  /// The cell's whole content as one text.
  open var readout: String { text }

  /// Called when the cell leaves the reuse pool, before the data source fills it for another row.
  open func prepareForReuse() {}

  /// Shows or hides what the user edits the row with.
  func showEditingControls(_ style: RowEditingStyle, handle hasHandle: Bool) {
    if style != editingButton?.style ?? .none { editingButton = EditingButton(style, of: self) }
    self.hasHandle = hasHandle
  }

  override var isAlwaysPicture: Bool { true }

  override func describeContent(to digest: inout StateDigest) {
    digest.add(text)
    digest.add(accessory)
    digest.add(editingButton)
    digest.add(hasHandle)
  }

  override open func lines(width: Int) -> [String] {
    [text.truncated(to: width)] + elementsBelow.flatMap { $0.lines(width: width) }
  }

  /// The text of the row, for the view behind it.
  override func label(leftOf part: Element) -> String? {
    guard part === trailingView else { return nil }
    return text.isEmpty ? subviews.lazy.compactMap { $0 as? Label }.first?.text : text
  }

  override open var flowName: String { "\(type(of: self))" }
  package override var enclosing: Element? { table ?? superview }
  override func addVisibleParts(to found: inout [Element]) {
    editingButton?.addVisible(to: &found)
    super.addVisibleParts(to: &found)
  }
  override package var ownedComponents: [Component] {
    (editingButton.map { [$0] } ?? []) + subviews
  }
}

// MARK: - What is drawn where

extension Cell {
  /// What stands behind the first line of a cell.
  package enum LineEnd {
    /// A sign that can't be touched.
    case sign(String)
    case view(Element)
  }

  /// The views in front of the first line, from left to right: the editing control, the picture.
  package var lineStart: [Element] {
    [editingControl, isInLine(leadingImage) ? leadingImage : nil].compactMap(\.self)
  }

  /// What stands behind the first line; nil if nothing does.
  package var lineEnd: LineEnd? {
    if let trailingView, isInLine(trailingView) { return .view(trailingView) }
    return accessory.isEmpty ? nil : .sign(accessory)
  }

  /// The visible views below the first line.
  package var elementsBelow: [Element] {
    let behind = isInLine(trailingView) ? trailingView : nil
    return subviews.filter { $0 !== behind && $0 !== leadingImage && $0.isDrawn }
  }

  private func isInLine(_ view: Element?) -> Bool {
    view.map { $0.superview === self && $0.isDrawn && $0.inlineText != nil } ?? false
  }
}

extension Cell.LineEnd {
  /// What it is drawn as in a line of text.
  var text: String {
    switch self {
    case .sign(let sign): sign
    case .view(let view): view.inlineText ?? ""
    }
  }
}
