import MVCLab

/// A line that a world has told, as a transcript has it.
struct Told: Equatable, Sendable {
  let text: String
  let kind: Line.Kind
  let rule: String?
  let site: SourceLine?

  init(_ line: Line) {
    (text, kind, rule, site) = (line.description.trimmed, line.kind, line.rule, line.site)
  }
}

extension String {
  /// This text without the blanks at its end.
  fileprivate var trimmed: String {
    guard utf8.last?.isBlank == true else { return self }
    return Array(utf8)[...].trimmed.text
  }
}
