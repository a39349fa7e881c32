import MVCLab

/// Where a scenario detected that a wiring is wrong, and by what.
package struct Detection: Codable, Equatable, Sendable {
  /// The path of the scenario.
  package let scenario: String
  /// The line of its command, counted from 1.
  package let line: Int
  /// The law, symptom or promise that detected it.
  package let rule: RuleName
  /// Whether the wiring is there to break that rule.
  package let isOwn: Bool
  /// Whether a user can see the harm.
  package let isSymptom: Bool
}

extension Detection {
  /// Whether it says more of the wiring than another detection.
  func isBetter(than other: Detection) -> Bool {
    isOwn != other.isOwn ? isOwn : isSymptom && !other.isSymptom
  }
}

extension ScenarioRun {
  /// The rules that a wiring broke before another one took its place; a broken promise is also the
  /// symptom of that name.
  func broken(by wiring: Int) -> Set<RuleName> {
    let transcript = transcripts[wiring]
    let end = transcript.swap ?? .max
    let findings = transcript.findings.filter { $0.step - 1 < end }.map(\.finding)
    let promises = findings.filter { $0.promise != nil }.map { RuleName.symptom($0.rule) }
    let difference = transcript.differs.map { $0 < end ? [RuleName(Symptom.diverges)] : [] }
    return Set(findings.map(\.ruleName) + promises + (difference ?? []))
  }

  /// What detected a wiring: the first finding of a rule that it is there to break, else its first
  /// symptom, else its first breach, else that its screens differ from those of the correct wirings.
  func detection(of wiring: Int) -> Detection? {
    let transcript = transcripts[wiring]
    let own = transcript.wiring.verdict.ownRules
    let end = transcript.swap ?? .max
    let findings = transcript.findings.filter { $0.step - 1 < end }
    let detections = findings.map { located in
      let rule = own.first { located.finding.isOf($0) }
      return Detection(
        scenario: scenario.file,
        line: located.line,
        rule: rule ?? located.finding.ruleName,
        isOwn: rule != nil,
        isSymptom: located.kind == .symptom
      )
    }
    let difference = transcript.differs.flatMap { $0 < end ? $0 : nil }.map {
      let rule = RuleName(Symptom.diverges)
      return Detection(
        scenario: scenario.file,
        line: scenario.steps[$0].line,
        rule: rule,
        isOwn: own.contains(rule),
        isSymptom: false
      )
    }
    return (detections + [difference].compactMap(\.self)).reduce(nil) { best, next in
      best.map { next.isBetter(than: $0) ? next : $0 } ?? next
    }
  }
}
