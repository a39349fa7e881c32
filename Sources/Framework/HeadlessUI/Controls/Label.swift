import LabText
import MVC

/// A text of one line, or of several.
open class Label: Element {
  @exclusivity(unchecked) private var shown: String
  /// How many lines the text may take, between words and at its line breaks; 0 is as many as it needs.
  public final var numberOfLines = 1
  /// Whether a tap on the label calls its recognizer, which `UIKitNames` has; false at first, as in UIKit.
  public final var isUserInteractionEnabled = false

  /// Makes a label; without text it takes no room.
  public init(_ text: String = "", identifier: String = "") {
    shown = text
    super.init(identifier: identifier)
  }

  /// Makes an empty label; the frame is not kept.
  override public init(frame: ElementFrame) {
    shown = ""
    super.init(frame: frame)
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

  override func describeContent(to digest: inout StateDigest) {
    digest.add(shown)
    if numberOfLines != 1 { digest.add(numberOfLines) }
    if isUserInteractionEnabled { digest.add(isUserInteractionEnabled) }
  }

  override open func lines(width: Int) -> [String] {
    guard numberOfLines != 1, !text.isEmpty else {
      return text.isEmpty ? [] : [text.truncated(to: width)]
    }
    let lines = text.wrapped(to: width)
    return numberOfLines > 0 ? Array(lines.prefix(numberOfLines)) : lines
  }

  override open var inlineText: String? { text }
  override open var flowName: String {
    identifier.isEmpty ? "a label" : "the label '\(identifier)'"
  }
}
