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

  /// The pieces of work of this part, by their positions among all; each piece is in one part.
  ///
  /// The heaviest piece comes first, and each goes to the part that has the least so far, so the parts are
  /// nearly equal. No weight may be less than 1.
  package func pieces(weighing weights: [Int]) -> [Int] {
    var loads = Array(repeating: 0, count: min(count, weights.count))
    var own: [Int] = []
    for piece in weights.indices.sorted(by: { (weights[$1], $0) < (weights[$0], $1) }) {
      guard let lightest = loads.indices.min(by: { loads[$0] < loads[$1] }) else { break }
      loads[lightest] += weights[piece]
      if lightest == index - 1 { own.append(piece) }
    }
    return own.sorted()
  }
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
