/// A line that a step should have for a wiring, and where it comes from.
package struct Token: Equatable, Sendable {
  /// Sign and text; nil for `...`.
  package let text: String?
  /// The item of the step that has it already, or that it replaces.
  package let origin: Int?
  /// Whether the item stays as it is, byte for byte.
  package let isKept: Bool

  package init(text: String?, origin: Int?, isKept: Bool) {
    (self.text, self.origin, self.isKept) = (text, origin, isKept)
  }
}

extension Token {
  /// Whether both are one line of the document.
  ///
  /// Two ellipses are one only if they come from one.
  package func isSame(as other: Token) -> Bool {
    text == other.text && (text != nil || origin == other.origin)
  }
}
