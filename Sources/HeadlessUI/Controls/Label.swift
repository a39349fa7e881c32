import TextWidth

/// A line of text.
public final class Label: Element {
  public private(set) var text: String

  public init(_ text: String = "", identifier: String = "") {
    self.text = text
    super.init(identifier: identifier)
  }

  public func setText(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) {
    guard text != self.text else { return }
    self.text = text
    render("wrote \(flowName)", fileID: fileID, line: line)
  }

  override public func lines(width: Int) -> [String] {
    text.isEmpty ? [] : [text.truncated(to: width)]
  }

  override public var inlineText: String? { text }
  override public var flowName: String {
    identifier.isEmpty ? "a label" : "the label '\(identifier)'"
  }
}
