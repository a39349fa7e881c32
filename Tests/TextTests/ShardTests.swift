import LabText
import Testing

@Suite("The parts of a work")
struct ShardTests {
  private func parts(_ count: Int, of weights: [Int]) throws -> [[Int]] {
    try (1...count).map { try #require(Shard("\($0)/\(count)")).pieces(weighing: weights) }
  }

  @Test func `a heavy piece has a part of its own`() throws {
    #expect(try parts(2, of: [1, 2, 9, 3]) == [[2], [0, 1, 3]])
    #expect(try parts(3, of: [5, 5, 5, 5, 5, 5]) == [[0, 3], [1, 4], [2, 5]])
    #expect(try parts(3, of: [7, 1]) == [[0], [1], []])
    #expect(try parts(2, of: []) == [[], []])
  }

  @Test(arguments: 1...40)
  func `each piece is in one part, and no part has much more than another`(seed: Int) throws {
    let weights = (0..<seed * 3).map { ($0 &* 7919 &+ seed &* 104_729) % 97 + 1 }
    for count in 1...9 {
      let parts = try parts(count, of: weights)
      #expect(parts.joined().sorted() == Array(weights.indices))
      let loads = parts.map { $0.reduce(0) { $0 + weights[$1] } }
      let spread = (loads.max() ?? 0) - (loads.min() ?? 0)
      #expect(spread <= weights.max() ?? 0, "\(count): \(loads)")
    }
  }
}
