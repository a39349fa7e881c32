/// A scenario's file as lines, with the place of each in the transcript.
package struct Document {
  package var lines: [Line]

  /// A line of the file.
  package struct Line {
    package var text: String
    package let kind: Kind
    /// The number of the command that it belongs to; 0 outside the transcript.
    package let step: Int
  }

  package enum Kind {
    case prose
    case command
    case expectation
    case output
    case header
    case ellipsis
    case remark
  }

  package init(_ text: String) {
    lines = []
    var (isInside, step) = (false, 0)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```mvclab" || isInside && line == "```" {
        isInside.toggle()
        lines.append(Line(text: String(line), kind: .prose, step: 0))
        continue
      }
      let kind = isInside ? Self.kind(of: line) : .prose
      if kind == .command || kind == .expectation { step += 1 }
      lines.append(Line(text: String(line), kind: kind, step: isInside ? step : 0))
    }
  }

  private static func kind(of line: Substring) -> Kind {
    switch line.first {
    case ">": line.hasPrefix("> expect") ? .expectation : .command
    case "~", "|", "!", "=", "?": .output
    case "[": .header
    case ".": .ellipsis
    default: .remark
    }
  }
}

extension Document {
  package var text: String { lines.map(\.text).joined(separator: "\n") }

  /// The lines of output.
  package var output: [String] { lines.filter { $0.kind == .output }.map(\.text) }

  /// The document without any line that is expected, so that an update fills in all of them.
  package var commands: Document {
    var copy = self
    copy.lines = lines.indices.filter { index in
      switch lines[index].kind {
      case .output, .ellipsis: false
      case .header: next(after: index) == .expectation
      case .prose, .command, .expectation, .remark: true
      }
    }.map { lines[$0] }
    return copy
  }

  /// The kind of the next line in the transcript that is no remark.
  package func next(after line: Int) -> Kind? {
    lines[(line + 1)...].first { $0.kind != .remark }?.kind
  }

  /// Whether an ellipsis is in the step of a line.
  package func hasEllipsis(around line: Int) -> Bool {
    lines.contains { $0.kind == .ellipsis && $0.step == lines[line].step }
  }

  /// Whether the next line of output or ellipsis on either side is an ellipsis.
  package func isBesideEllipsis(_ line: Int) -> Bool {
    func isEllipsis(_ further: some Sequence<Int>) -> Bool {
      for index in further where lines[index].step == lines[line].step {
        switch lines[index].kind {
        case .ellipsis: return true
        case .output, .command, .expectation: return false
        case .header, .remark, .prose: continue
        }
      }
      return false
    }
    return isEllipsis((0..<line).reversed()) || isEllipsis(line + 1..<lines.count)
  }
}
