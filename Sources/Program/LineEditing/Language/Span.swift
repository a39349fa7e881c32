/// A range of a line, in characters, and its style.
public struct Span: Equatable, Sendable {
  /// The characters, counted from 0 at the beginning of the line.
  public var range: Range<Int>
  /// How the terminal shows them.
  public var style: TextStyle

  /// A styled range of a line.
  public init(_ range: Range<Int>, _ style: TextStyle) {
    (self.range, self.style) = (range, style)
  }
}
