/// The style of a span of text, in the colours of the terminal's own palette.
public struct TextStyle: Equatable, Sendable {
  /// The parameters of the SGR sequence.
  package let code: String

  /// Bold.
  public static let bold = TextStyle(code: "1")
  /// Weaker than other text.
  public static let dim = TextStyle(code: "2")
  /// Underlined.
  public static let underlined = TextStyle(code: "4")
  /// The colours of text and background exchanged.
  public static let reversed = TextStyle(code: "7")
  /// Red text.
  public static let red = TextStyle(code: "31")
  /// Green text.
  public static let green = TextStyle(code: "32")

  /// The sequence that starts the style.
  package var start: String { "\u{1B}[\(code)m" }
  /// The sequence that returns to plain text.
  package static let end = "\u{1B}[m"
}
