/// The style of a span of text, in the colours of the terminal's own palette.
public struct TextStyle: Equatable, Sendable {
  /// The parameters of the SGR sequence.
  package let code: String

  public static let bold = TextStyle(code: "1")
  public static let dim = TextStyle(code: "2")
  public static let underlined = TextStyle(code: "4")
  public static let reversed = TextStyle(code: "7")
  public static let red = TextStyle(code: "31")
  public static let green = TextStyle(code: "32")

  /// The sequence that starts the style.
  package var start: String { "\u{1B}[\(code)m" }
  /// The sequence that returns to plain text.
  package static let end = "\u{1B}[m"
}
