/// A line that a step should have for a wiring, and where it comes from.
struct Token: Equatable, Sendable {
  /// Sign and text; nil for `...`.
  let text: String?
  /// The item of the step that says it already, or whose place it takes.
  let origin: Int?
  /// Whether the item stays as it is, byte for byte.
  let isKept: Bool
}

extension Token {
  /// Whether both are one line of the document.
  ///
  /// Two ellipses are one only if they come from one.
  func isSame(as other: Token) -> Bool {
    text == other.text && (text != nil || origin == other.origin)
  }
}
