/// How a piece of text looks: in the terminal's own colours, so that it suits whatever they are.
public struct Style: Equatable, Sendable {
  /// The parameters of an SGR sequence.
  package let code: String

  public static let bold = Style(code: "1")
  public static let dim = Style(code: "2")
  public static let underlined = Style(code: "4")
  public static let red = Style(code: "31")
  public static let green = Style(code: "32")
  public static let yellow = Style(code: "33")
  public static let blue = Style(code: "34")
  public static let cyan = Style(code: "36")

  /// Switches it on.
  package var start: String { "\u{1B}[\(code)m" }
  /// Back to plain text.
  package static let end = "\u{1B}[m"
}
