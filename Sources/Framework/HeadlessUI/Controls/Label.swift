import LabText
import MVC

/// A text of one line, or of several.
open class Label: Element {
  /// The text.
  @exclusivity(unchecked) public final var text: String {
    didSet {
      noteContent()
      if text != oldValue { render("wrote \(flowName)") }
    }
  }
  /// How many lines the text may take, between words and at its line breaks; 0 is as many as it needs.
  public final var numberOfLines = 1
  /// Whether a tap on the label calls its recognizer, which `UIKitNames` has; false at first, as in UIKit.
  public final var isUserInteractionEnabled = false

  /// Makes a label; without text it takes no room.
  public init(_ text: String = "", identifier: String = "") {
    self.text = text
    super.init(identifier: identifier)
  }

  /// Makes an empty label; the frame is not kept.
  override public init(frame: ElementFrame) {
    text = ""
    super.init(frame: frame)
  }

  override func describeContent(to digest: inout StateDigest) {
    digest.add(text)
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
