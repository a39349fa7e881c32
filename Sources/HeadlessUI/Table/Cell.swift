import LabText
import MVC

/// One row's view.
///
/// It has an identity of its own: a reuse pool hands it from row to row.
open class Cell: Element {
  /// What the cell's own line says.
  public private(set) var text = ""

  /// Lets the cell's own line say something else; the same again is no change.
  public func setText(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) {
    guard text != self.text else { return }
    self.text = text
    render("wrote in a cell", fileID: fileID, line: line)
  }

  /// What the cell says, as one text: what it was last painted with.
  open var readout: String { text }

  /// Called when the cell comes out of the pool, before it is painted for another row.
  open func prepareForReuse() {}

  override open func lines(width: Int) -> [String] {
    [text.truncated(to: width)] + super.lines(width: width)
  }

  override open var flowName: String { "\(type(of: self))" }
}
