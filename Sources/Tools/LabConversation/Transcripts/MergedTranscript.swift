import LabText

/// The lines of several wirings merged into one sequence, with each shared line once.
package struct MergedTranscript {
  package private(set) var lines: [MergedLine] = []

  /// A line, and the wirings that have it.
  package struct MergedLine {
    package var token: Token
    package var wirings: [Int]
  }

  private static let limit = 4_000_000

  /// Merges one sequence after the other by their longest common subsequence.
  package init(_ sequences: [[Token]]) {
    var groups: [(tokens: [Token], wirings: [Int])] = []
    for (wiring, tokens) in sequences.enumerated() {
      if let index = groups.firstIndex(where: { $0.tokens == tokens }) {
        groups[index].wirings.append(wiring)
      } else {
        groups.append((tokens, [wiring]))
      }
    }
    for group in groups { merge(group.tokens, for: group.wirings) }
    for index in lines.indices { lines[index].wirings.sort() }
  }

  private mutating func merge(_ tokens: [Token], for wirings: [Int]) {
    var merged: [MergedLine] = []
    var (old, new) = (0, 0)
    for (row, column) in pairs(tokens) {
      merged += lines[old..<row]
      merged += tokens[new..<column].map { MergedLine(token: $0, wirings: wirings) }
      var line = lines[row]
      if tokens[column].isKept, !line.token.isKept { line.token = tokens[column] }
      line.wirings += wirings
      merged.append(line)
      (old, new) = (row + 1, column + 1)
    }
    merged += lines[old...]
    merged += tokens[new...].map { MergedLine(token: $0, wirings: wirings) }
    lines = merged
  }

  /// The pairs of a line and an equal token; lines that must not be written twice count most.
  private func pairs(_ tokens: [Token]) -> [(Int, Int)] {
    var start = 0
    while start < min(lines.count, tokens.count), value(start, tokens[start]) > 0 { start += 1 }
    let head = (0..<start).map { ($0, $0) }
    let (rows, columns) = (lines.count - start, tokens.count - start)
    guard rows > 0, columns > 0, (rows + 1) * (columns + 1) <= MergedTranscript.limit else {
      return head
    }
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
    let other = lines[row].token
    guard other.isSame(as: token) else { return 0 }
    if token.text == nil { return 1 << 20 }
    return other.origin == token.origin && token.isKept ? 3 : 2
  }
}
