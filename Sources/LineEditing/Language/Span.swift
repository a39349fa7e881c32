/// A piece of a line, counted in characters, and how it looks.
public struct Span: Equatable, Sendable {
  public var range: Range<Int>
  public var style: TextStyle

  public init(_ range: Range<Int>, _ style: TextStyle) {
    (self.range, self.style) = (range, style)
  }
}
