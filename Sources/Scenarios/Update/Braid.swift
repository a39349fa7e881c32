/// The lines of several wirings merged into one sequence, in which lines that they share stand once.
struct Braid {
  private(set) var strands: [Strand] = []

  /// A line, and the wirings it is for.
  struct Strand {
    var token: Token
    var wirings: [Int]
  }

  private static let limit = 4_000_000

  /// Merges one sequence after the other by their longest common subsequence.
  init(_ sequences: [[Token]]) {
    var groups: [(tokens: [Token], wirings: [Int])] = []
    for (wiring, tokens) in sequences.enumerated() {
      if let index = groups.firstIndex(where: { $0.tokens == tokens }) {
        groups[index].wirings.append(wiring)
      } else {
        groups.append((tokens, [wiring]))
      }
    }
    for group in groups { merge(group.tokens, for: group.wirings) }
    for index in strands.indices { strands[index].wirings.sort() }
  }

  private mutating func merge(_ tokens: [Token], for wirings: [Int]) {
    var merged: [Strand] = []
    var (old, new) = (0, 0)
    for (row, column) in pairs(tokens) {
      merged += strands[old..<row]
      merged += tokens[new..<column].map { Strand(token: $0, wirings: wirings) }
      var strand = strands[row]
      if tokens[column].isKept, !strand.token.isKept { strand.token = tokens[column] }
      strand.wirings += wirings
      merged.append(strand)
      (old, new) = (row + 1, column + 1)
    }
    merged += strands[old...]
    merged += tokens[new...].map { Strand(token: $0, wirings: wirings) }
    strands = merged
  }

  /// Which strand is which token, weighing most what must not be written twice.
  private func pairs(_ tokens: [Token]) -> [(Int, Int)] {
    var start = 0
    while start < min(strands.count, tokens.count), value(start, tokens[start]) > 0 { start += 1 }
    let head = (0..<start).map { ($0, $0) }
    let (rows, columns) = (strands.count - start, tokens.count - start)
    guard rows > 0, columns > 0, (rows + 1) * (columns + 1) <= Braid.limit else { return head }
    let width = columns + 1
    var best = Array(repeating: 0, count: (rows + 1) * width)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let value = value(start + row, tokens[start + column])
        let both = value > 0 ? value + best[(row + 1) * width + column + 1] : 0
        best[row * width + column] = max(
          both,
          best[(row + 1) * width + column],
          best[row * width + column + 1]
        )
      }
    }
    var (row, column, tail): (Int, Int, [(Int, Int)]) = (0, 0, [])
    while row < rows, column < columns {
      let here = best[row * width + column]
      let value = value(start + row, tokens[start + column])
      if value > 0, here == value + best[(row + 1) * width + column + 1] {
        tail.append((start + row, start + column))
        (row, column) = (row + 1, column + 1)
      } else if here == best[(row + 1) * width + column] {
        row += 1
      } else {
        column += 1
      }
    }
    return head + tail
  }

  private func value(_ row: Int, _ token: Token) -> Int {
    let other = strands[row].token
    guard other.isSame(as: token) else { return 0 }
    if token.text == nil { return 1 << 20 }
    return other.origin == token.origin && token.isKept ? 3 : 2
  }
}
