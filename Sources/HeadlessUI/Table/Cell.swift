import LabText
import MVC

/// The view of a row, which the table reuses for other rows.
open class Cell: Element {
  /// The text of the cell's first line.
  public private(set) var text = ""
  /// The table that shows it.
  weak var table: TableView?
  /// The button that asks whether to delete the row, while the user is editing the table and may
  /// delete the row.
  private(set) var minusButton: MinusButton?
  /// The button that opens the menu to delete the row; nil if it has none.
  package var minusControl: Button? { minusButton }
  /// Whether it shows the handle by which the user moves the row.
  package private(set) var hasHandle = false

  /// Changes the text; the same text again is no change.
  public func setText(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) {
    guard text != self.text else { return }
    self.text = text
    render("wrote in a cell", fileID: fileID, line: line)
  }

  /// The cell's whole content as one text.
  open var readout: String { text }

  /// Called when the cell leaves the reuse pool, before the data source fills it for another row.
  open func prepareForReuse() {}

  /// Shows or hides what the user edits the row with.
  func showEditingControls(minus hasMinus: Bool, handle hasHandle: Bool) {
    if hasMinus != (minusButton != nil) { minusButton = hasMinus ? MinusButton(of: self) : nil }
    self.hasHandle = hasHandle
  }

  override func describeContent(to digest: inout StateDigest) {
    digest.add(text)
    digest.add(minusButton)
    digest.add(hasHandle)
  }

  override open func lines(width: Int) -> [String] {
    [text.truncated(to: width)] + super.lines(width: width)
  }

  override open var flowName: String { "\(type(of: self))" }
  override var enclosing: Element? { table }
  override var children: [Element] { (minusButton.map { [$0] } ?? []) + subviews }
  override package var ownedComponents: [Component] { children }
}
