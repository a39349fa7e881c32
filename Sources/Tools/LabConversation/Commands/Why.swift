import LabText
import MVCLab

extension Command {
  /// Explains what the lab found last.
  static let why = Command(
    "why",
    .look,
    usage: "why [RULE]",
    "explain the last breach or symptom: its rule, its code, the hops that led to it"
  ) { arguments, names throws(ParseError) in
    let rules = Rule.all(names.laws, names.symptoms).map(\.name)
    let rule = arguments.words.isEmpty ? nil : try arguments.name(.rule, in: rules)
    return .other { $0.explainLastFinding(of: rule) }
  }.completingOnce { context in
    let found = context.broken
    return found.withoutRepeats.map { Suggestion($0) }
  }
}

extension WiringRun {
  /// Prints the last breach or symptom of this world, or the last one of a rule, with all that the lab
  /// knows about it.
  fileprivate func explainLastFinding(of name: String?) {
    guard let finding = findings.last(where: { name == nil || $0.rule == name }) else {
      if let divergence, name == nil || name == Symptom.diverges.name {
        return explain(divergence)
      }
      let nothing = name.map { "no '\($0)'" } ?? "no breach and no symptom"
      print(.answer, "the lab has found \(nothing)")
      let rule = Rule.all(system.style.laws, system.symptoms).first { $0.name == name }
      for line in rule.map({ [""] + $0.explanation }) ?? [] { print(.answer, line) }
      return
    }
    let rule = Rule.all(system.style.laws, system.symptoms).first { $0.name == finding.rule }
    var parts = [["\(finding.rule): \(finding.text)"]]
    if let rule { parts.append(rule.explanation.dropFirst().filter { !$0.isEmpty }) }
    if let site = finding.site { parts.append(["\(site)"] + code(at: site)) }
    let lines = parts.filter { !$0.isEmpty }.joined(separator: [""])
    for line in lines { print(.answer, line) }
    if let hop = finding.hop {
      print(.answer, "")
      print(FlowTree(world, step: lastStep, of: hop, withCalls: true, findings).answers)
    }
    for line in others(than: finding) { print(.answer, line) }
  }

  private func explain(_ divergence: Divergence) {
    let command = divergence.command.isEmpty ? "at the beginning" : "after '\(divergence.command)'"
    print(.answer, "\(Symptom.diverges.name): \(command), \(divergence.text)")
    let rule = Rule.all([], system.symptoms).first { $0.name == Symptom.diverges.name }
    let explanation = rule?.explanation.dropFirst().filter { !$0.isEmpty } ?? []
    for line in [""] + explanation { print(.answer, line) }
  }

  /// The laws that are broken as well, below a symptom: it has no line of code, and they may have one.
  private func others(than finding: Finding) -> [String] {
    guard finding.site == nil else { return [] }
    let laws = findings.filter { $0.site != nil && $0.rule != finding.rule }.map(\.rule)
      .withoutRepeats
    guard let last = laws.last else { return [] }
    return ["", "broken as well: \(laws.joined(separator: ", ")); 'why \(last)' shows the code"]
  }
}
