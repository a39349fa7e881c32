/// Adds the escape codes of a terminal's colours to text, or leaves the text plain.
package struct ANSI: Sendable {
  package let isColoured: Bool

  package init(isColoured: Bool) { self.isColoured = isColoured }

  /// The codes of a colour or a weight, such as `1;31`.
  package struct Style: Equatable, Sendable {
    let codes: String

    package static let bold = Style(codes: "1")
    package static let faint = Style(codes: "2")
    package static let red = Style(codes: "31")
    package static let boldRed = Style(codes: "1;31")
    package static let green = Style(codes: "32")
    package static let magenta = Style(codes: "35")
    package static let cyan = Style(codes: "36")
  }

  /// The text in a style; nil leaves it plain.
  package func callAsFunction(_ style: Style?, _ text: String) -> String {
    guard isColoured, let style, !text.isEmpty else { return text }
    return "\u{1B}[\(style.codes)m\(text)\u{1B}[0m"
  }
}
