import MVCLab

/// Where a scenario detected that a wiring is wrong, and by what.
package struct Detection: Equatable, Sendable {
  /// The path of the scenario.
  package let scenario: String
  /// The line of its command, counted from 1.
  package let line: Int
  /// The law or symptom that detected it.
  package let rule: String
  /// Whether a user can see the harm.
  package let isSymptom: Bool
}

extension ScenarioRun {
  /// What detected a wiring: its first symptom, else its first breach, else that its screens differ
  /// from those of the correct wirings.
  func detection(of wiring: Int) -> Detection? {
    let transcript = transcripts[wiring]
    let own = transcript.swap ?? .max
    let findings = transcript.findings.filter { $0.step - 1 < own }
    if let finding = findings.first(where: { $0.kind == .symptom }) ?? findings.first {
      return Detection(
        scenario: scenario.file,
        line: finding.line,
        rule: finding.rule,
        isSymptom: finding.kind == .symptom
      )
    }
    return transcript.differs.flatMap { $0 < own ? $0 : nil }.map {
      Detection(
        scenario: scenario.file,
        line: scenario.steps[$0].line,
        rule: Symptom.diverges.name,
        isSymptom: false
      )
    }
  }
}
