/// One of several parts of equal size: `2/3`.
public struct Shard: Hashable, Sendable {
  /// The part's number, from 1.
  public let index: Int
  /// The number of parts.
  public let count: Int

  /// Nil if `text` does not have the form `I/N` with 1 <= I <= N.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]),
      index >= 1, index <= count
    else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Whether the piece of work with this number, counted from 0, belongs to this part.
  package func contains(_ number: Int) -> Bool { number % count == index - 1 }
}

extension Shard: CustomStringConvertible {
  public var description: String { "\(index)/\(count)" }
}
