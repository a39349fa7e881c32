/// The output of several wirings for one command, merged.
///
/// A line that all wirings printed, about one window and one line of source, is there once; other lines follow a header
/// with the wirings' names:
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
  ///
  /// With `keepsWindows` the lines of a window stay together: it is there once, or for each wiring as a whole.
  package init(wirings: [String], replies: [[OutputLine]], keepsWindows: Bool = false) {
    if let first = replies.first, replies.allSatisfy({ $0 == first }) {
      parts = first.map(Part.line)
      return
    }
    let groups = replies.map { keepsWindows ? MergedReply.windows(of: $0) : $0.map { [$0] } }
    let known = groups.map { groups in
      Dictionary(groups.map { (MergedReply.key(of: $0), $0) }) { first, _ in first }
    }
    let tokens = groups.map { groups in
      groups.map { Token(text: MergedReply.key(of: $0), origin: nil, isKept: false) }
    }
    var parts: [Part] = []
    var current = Array(replies.indices)
    for merged in MergedTranscript(tokens).lines {
      if merged.wirings != current {
        current = merged.wirings
        parts.append(.header(WiringHeader.text(current, of: Array(replies.indices), wirings)))
      }
      let lines = merged.token.text.flatMap { known[merged.wirings[0]][$0] }
      parts += (lines ?? []).map(Part.line)
    }
    self.parts = parts
  }

  /// The lines with all that a person reads of them: lines of one text can be about two windows, or two lines of source.
  private static func key(of lines: [OutputLine]) -> String {
    lines.map { [$0.shown, $0.place ?? "", $0.window ?? ""].joined(separator: "\t") }
      .joined(separator: "\n")
  }

  /// The lines, those of a window in one group.
  private static func windows(of lines: [OutputLine]) -> [[OutputLine]] {
    lines.reduce(into: []) { groups, line in
      if line.kind == .screen, let last = groups.last?.last, last.kind == .screen,
        last.window == line.window
      {
        groups[groups.count - 1].append(line)
      } else {
        groups.append([line])
      }
    }
  }
}
