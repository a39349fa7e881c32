import LabConversation
import MVCLab

/// A line that a wiring printed, in the form that a transcript has.
struct ActualLine: Equatable, Sendable {
  let text: String
  let kind: OutputLine.Kind
  let rule: String?
  let site: SourceLine?

  init(_ line: OutputLine) {
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
