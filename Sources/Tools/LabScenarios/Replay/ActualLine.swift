import LabConversation
import MVCLab

/// A line that a wiring printed, in the form that a transcript has.
struct ActualLine: Equatable, Sendable {
  let text: String
  let kind: OutputLine.Kind
  let rule: String?
  let site: SourceLine?
  /// Whether an ellipsis may stand for it.
  let isOmittable: Bool

  /// A line that `wiring` printed.
  init(_ line: OutputLine, of wiring: Wiring) {
    (text, kind, rule, site) = (line.description.trimmed, line.kind, line.rule, line.site)
    switch line.kind {
    case .error, .failure: isOmittable = false
    case .breach, .symptom:
      isOmittable = !wiring.isCorrect && line.rule != Symptom.fault.name
    case .notification, .screen, .answer: isOmittable = true
    }
  }
}

extension String {
  /// This text without the blanks at its end.
  fileprivate var trimmed: String {
    guard utf8.last?.isBlank == true else { return self }
    return Array(utf8)[...].trimmed.text
  }
}
