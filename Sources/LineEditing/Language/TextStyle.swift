/// How a piece of text looks: in the terminal's own colours, so that it suits whatever they are.
public struct TextStyle: Equatable, Sendable {
  /// The parameters of an SGR sequence.
  package let code: String

  public static let bold = TextStyle(code: "1")
  public static let dim = TextStyle(code: "2")
  public static let underlined = TextStyle(code: "4")
  public static let red = TextStyle(code: "31")
  public static let green = TextStyle(code: "32")

  /// Switches it on.
  package var start: String { "\u{1B}[\(code)m" }
  /// Back to plain text.
  package static let end = "\u{1B}[m"
}
