import LabText
import MVC

/// The view of a row, which the table reuses for other rows.
open class Cell: Element {
  /// The text of the cell's first line.
  public private(set) var text = ""

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

  override func describeContent(to digest: inout StateDigest) { digest.add(text) }

  override open func lines(width: Int) -> [String] {
    [text.truncated(to: width)] + super.lines(width: width)
  }

  override open var flowName: String { "\(type(of: self))" }
}
