import MVCLab

/// A line that a world has told, as a transcript has it.
struct Told: Equatable, Sendable {
  let text: String
  let kind: Line.Kind
  let rule: String?
  let site: SourceLine?

  /// The lines of a transcript that tell `line`: one, unless its text has several.
  static func lines(_ line: Line, into told: inout [Told]) {
    guard !line.text.utf8.contains(where: { $0 == .newline || $0 == .carriageReturn }) else {
      for part in line.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        lines(Line(line.kind, String(part), rule: line.rule, site: line.site), into: &told)
      }
      return
    }
    told.append(
      Told(text: line.description.trimmed, kind: line.kind, rule: line.rule, site: line.site)
    )
  }
}

extension String {
  /// This text without the blanks at its end.
  fileprivate var trimmed: String {
    guard utf8.last?.isBlank == true else { return self }
    return Array(utf8)[...].trimmed.text
  }
}
