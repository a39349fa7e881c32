/// Where a wiring was caught, and by what.
public struct Detection: Equatable, Sendable {
  /// The path of the scenario.
  public let scenario: String
  /// The line of its command, counted from 1.
  public let line: Int
  /// A rule, or what else caught it.
  public let what: String
  /// Whether it is harm that a user can see.
  public let isSymptom: Bool
}

extension ScenarioRun {
  /// What caught a wiring: its first symptom, else its first breach, else that its screens differ from
  /// those of the correct wirings.
  func detection(of wiring: Int) -> Detection? {
    let transcript = transcripts[wiring]
    let own = transcript.swap ?? .max
    let findings = transcript.findings.filter { $0.step - 1 < own }
    if let finding = findings.first(where: { $0.kind == .symptom }) ?? findings.first {
      return Detection(
        scenario: scenario.file,
        line: finding.line,
        what: finding.rule,
        isSymptom: finding.kind == .symptom
      )
    }
    return transcript.differs.flatMap { $0 < own ? $0 : nil }.map {
      Detection(
        scenario: scenario.file,
        line: scenario.steps[$0].line,
        what: "shows what the correct wiring does not",
        isSymptom: false
      )
    }
  }
}
