/// A breach or a harm that lasts, as it was reported.
struct ReportedState: Hashable, Sendable {
  /// The name of the law or the symptom.
  let rule: String
  let text: String
}
