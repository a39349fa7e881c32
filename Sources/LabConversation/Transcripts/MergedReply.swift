/// What several wirings answered to one command, merged.
///
/// What they share stands once, and the rest under the names of those who said it:
///
///     [correct]
///     ~ ToDoStore inserted [0]
///     [*]
///     | To Do                          [Add]
public struct MergedReply: Sendable {
  /// What was told, in order, each part with those who told it.
  public let parts: [Part]

  /// A header, which says who told what follows, or a line.
  public enum Part: Equatable, Sendable {
    case header(String)
    case line(OutputLine)
  }

  /// What wirings told, in one story; there is a reply for each wiring.
  public init(wirings: [String], replies: [[OutputLine]]) {
    if let first = replies.first, replies.allSatisfy({ $0 == first }) {
      parts = first.map(Part.line)
      return
    }
    let known = replies.map { lines in
      Dictionary(lines.map { ($0.description, $0) }) { first, _ in first }
    }
    let tokens = replies.map { lines in
      lines.map { Token(text: $0.description, origin: nil, isKept: false) }
    }
    var parts: [Part] = []
    var current = Array(replies.indices)
    for merged in MergedTranscript(tokens).lines {
      if merged.wirings != current {
        current = merged.wirings
        let isEveryone = current.count == replies.count
        parts.append(
          .header(isEveryone ? "[*]" : "[\(current.map { wirings[$0] }.joined(separator: ", "))]")
        )
      }
      let line = merged.token.text.flatMap { known[merged.wirings[0]][$0] }
      if let line { parts.append(.line(line)) }
    }
    self.parts = parts
  }
}
