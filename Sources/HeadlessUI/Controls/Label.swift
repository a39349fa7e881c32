import LabText
import MVC

/// A line of text.
open class Label: Element {
  private var shown: String

  /// Makes a label; without text it takes no room.
  public init(_ text: String = "", identifier: String = "") {
    shown = text
    super.init(identifier: identifier)
  }

  /// The text; to set it is to call `setText`, but the flow does not know the line.
  public var text: String {
    get { shown }
    set { setText(newValue, fileID: "", line: 0) }
  }

  /// Changes the text; the same text again is no change.
  public func setText(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) {
    guard text != shown else { return }
    shown = text
    render("wrote \(flowName)", fileID: fileID, line: line)
  }

  override func describeContent(to digest: inout StateDigest) { digest.add(shown) }

  override open func lines(width: Int) -> [String] {
    text.isEmpty ? [] : [text.truncated(to: width)]
  }

  override open var inlineText: String? { text }
  override open var flowName: String {
    identifier.isEmpty ? "a label" : "the label '\(identifier)'"
  }
}
