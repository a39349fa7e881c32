/// A range of a line, in characters, and its style.
public struct Span: Equatable, Sendable {
  public var range: Range<Int>
  public var style: TextStyle

  public init(_ range: Range<Int>, _ style: TextStyle) {
    (self.range, self.style) = (range, style)
  }
}
