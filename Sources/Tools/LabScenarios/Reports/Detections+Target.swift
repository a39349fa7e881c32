import LabText

extension Detections {
  /// An error if no scenario catches the target.
  func survival(of target: CatchTarget) -> [String] {
    // Where nothing ran, the run says why.
    guard !rows.isEmpty else { return [] }
    guard let row = rows.first(where: { $0.name == target.name && $0.hasRun }) else {
      return ["no scenario runs '\(target.name)'"]
    }
    guard row.broken.isDisjoint(with: target.rules) else { return [] }
    let wanted = target.rules.map(\.inSentence).joined(separator: " or ")
    let problem = "no scenario catches '\(target.name)' by \(wanted)"
    guard let other = row.detection else { return [problem] }
    return ["\(problem), only by \(other.rule.inSentence), in \(other.place)"]
  }
}

extension CatchTarget {
  /// Where a scenario found one of the rules in the wiring; nil if it is another wiring, or found none.
  func detection(in wiring: WiringOutcome, of outcome: Outcome) -> Detection? {
    guard outcome.system.map({ "\($0.name)/\(wiring.wiring.name)" }) == name else { return nil }
    let wanted = rules.filter(wiring.broken.contains)
    return wiring.findings.lazy.compactMap { located in
      wanted.first { located.finding.isOf($0) }.map { rule in
        Detection(
          scenario: outcome.scenario,
          line: located.line,
          rule: rule,
          isOwn: true,
          isSymptom: located.kind == .symptom
        )
      }
    }.first
  }
}
