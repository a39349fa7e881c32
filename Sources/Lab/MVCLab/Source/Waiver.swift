/// A comment that lets a line break a law, and says why.
///
///     // mvclab: allow ui-changes-ui: the spinner shows no data
///     spinner.isHidden = false
///
/// It stands at the end of the line, or among the comments directly above it. A waived breach is no
/// finding; a run lists it.
public struct Waiver: Codable, Hashable, Sendable {
  /// The name of the law.
  public let rule: String
  /// The reason; a comment without one waives nothing.
  public let reason: String
  /// The line of the comment.
  public let line: SourceLine

  /// Reads a line of source; nil if it has no such comment.
  init?(_ text: String, at line: SourceLine) {
    guard text.utf8.contains(UInt8(ascii: "/")), let mark = text.firstRange(of: Waiver.mark) else {
      return nil
    }
    let parts = text[mark.upperBound...].split(separator: ":", maxSplits: 1).map { part in
      part.split(separator: " ").joined(separator: " ")
    }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    (rule, reason, self.line) = (parts[0], parts[1], line)
  }

  private static let mark = "// mvclab: allow "
}

extension SourceIndex {
  /// The waiver of a law for a line; nil if there is none.
  func waiver(of rule: String, at line: SourceLine?) -> Waiver? {
    guard let line, let file = file(of: line), file.lines.indices.contains(line.line - 1) else {
      return nil
    }
    let above = sequence(first: line.line - 1) { $0 - 1 }.prefix { number in
      number > 0 && file.lines[number - 1].drop { $0 == " " }.hasPrefix("//")
    }
    return ([line.line] + above).lazy
      .compactMap { Waiver(file.lines[$0 - 1], at: SourceLine(file: file.name, line: $0)) }
      .first { $0.rule == rule }
  }

  /// The waivers in these files, in order.
  package func waivers(in names: [String]) -> [Waiver] {
    names.compactMap(file).flatMap { file in
      file.lines.indices.compactMap {
        Waiver(file.lines[$0], at: SourceLine(file: file.name, line: $0 + 1))
      }
    }
  }
}
