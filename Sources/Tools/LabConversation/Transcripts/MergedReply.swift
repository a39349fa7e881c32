/// The output of several wirings for one command, merged.
///
/// A line that all wirings printed is there once; other lines follow a header with the wirings' names:
///
///     [correct]
///     ~ ToDoStore inserted [0]
///     [*]
///     | To Do                          [Add]
package struct MergedReply: Sendable {
  /// The headers and lines, in order.
  package let parts: [Part]

  /// A header with the wirings that printed the next lines, or a line.
  package enum Part: Equatable, Sendable {
    case header(String)
    case line(OutputLine)
  }

  /// The merged lines of these wirings; `replies` has the lines of each.
  package init(wirings: [String], replies: [[OutputLine]]) {
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
        parts.append(.header(WiringHeader.text(current, of: Array(replies.indices), wirings)))
      }
      let line = merged.token.text.flatMap { known[merged.wirings[0]][$0] }
      if let line { parts.append(.line(line)) }
    }
    self.parts = parts
  }
}
