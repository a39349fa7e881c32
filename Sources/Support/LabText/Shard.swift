/// One of several parts of a work: `2/3`.
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

  /// The part of this number, which is from 1 to the number of parts.
  package init(index: Int, of count: Int) { (self.index, self.count) = (index, count) }

  /// All of it.
  package static let whole = Shard(index: 1, of: 1)

  /// Whether the piece of work with this number, counted from 0, belongs to this part.
  package func contains(_ number: Int) -> Bool { number % count == index - 1 }
}

extension Shard: CustomStringConvertible {
  public var description: String { "\(index)/\(count)" }
}

extension Shard: Decodable {
  /// Reads a text of the form `I/N`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let shard = Shard(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no part: '\(text)'")
    }
    self = shard
  }
}
