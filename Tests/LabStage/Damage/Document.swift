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
    /// A header above an expectation.
    case condition
    case ellipsis
    case remark
  }

  package init(_ text: String) {
    lines = []
    var (isInside, step) = (false, 0)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```mvclab" || line == "```mvclab answer" || isInside && line == "```" {
        isInside.toggle()
        lines.append(Line(text: String(line), kind: .prose, step: 0))
        continue
      }
      let kind = isInside ? Self.kind(of: line) : .prose
      if kind == .command || kind == .expectation { step += 1 }
      if kind == .expectation, let last = lines.indices.last, lines[last].kind == .header {
        lines[last] = Line(text: lines[last].text, kind: .condition, step: step)
      }
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

  /// The texts of the output of each step.
  package var output: [Int: Set<String>] {
    lines.filter { $0.kind == .output }.reduce(into: [:]) {
      $0[$1.step, default: []].insert($1.text)
    }
  }

  /// Whether an ellipsis is in the step of a line.
  package func hasEllipsis(around line: Int) -> Bool {
    lines.contains { $0.kind == .ellipsis && $0.step == lines[line].step }
  }

  /// Whether the next line on either side is an ellipsis, for some wiring: below another header may be
  /// the lines of other wirings.
  package func isBesideEllipsis(_ line: Int) -> Bool {
    func isEllipsis(_ further: some Sequence<Int>) -> Bool {
      var isSame = true
      for index in further where lines[index].step == lines[line].step {
        switch lines[index].kind {
        case .ellipsis: return true
        case .output where isSame: return false
        case .command, .expectation, .condition: return false
        case .header: isSame = false
        case .output, .remark, .prose: continue
        }
      }
      return false
    }
    return isEllipsis((0..<line).reversed()) || isEllipsis(line + 1..<lines.count)
  }
}
