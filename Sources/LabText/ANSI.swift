/// Adds the escape codes of a terminal's colours to text, or leaves the text plain.
package struct ANSI: Sendable {
  package let isColoured: Bool

  package init(isColoured: Bool) { self.isColoured = isColoured }

  package enum Style: String {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case boldRed = "1;31"
    case green = "32"
    case yellow = "33"
    case magenta = "35"
    case cyan = "36"
  }

  /// The text in a style; nil leaves it plain.
  package func callAsFunction(_ style: Style?, _ text: String) -> String {
    guard isColoured, let style, !text.isEmpty else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }
}
