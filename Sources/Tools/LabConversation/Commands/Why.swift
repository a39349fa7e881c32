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
    let rules =
      Rule.all(names.laws, names.symptoms) + Rule.promises(of: names.system.map { [$0] } ?? [])
    let rule = arguments.words.isEmpty ? nil : try arguments.element(.rule, in: rules, by: \.name)
    return .other { $0.explainLastFinding(of: rule) }
  }.completingOnce { context in
    context.broken.map(\.name).withoutRepeats.map { Suggestion(Word.quoted($0)) }
  }
}

extension WiringRun {
  /// Prints the last breach or symptom of this world, or the last one of a rule, with all that the lab
  /// knows about it.
  fileprivate func explainLastFinding(of wanted: Rule?) {
    guard let finding = findings.last(where: { wanted.map(\.id).map($0.isOf) ?? true }) else {
      if let divergence, wanted == nil || wanted?.name == Symptom.diverges.name {
        return explain(divergence)
      }
      print(.answer, wanted?.id.notFound ?? "the lab has found no breach and no symptom")
      for line in wanted.map({ [""] + $0.explanation }) ?? [] { print(.answer, line) }
      return
    }
    let rule = system.rules.first { $0.id == finding.ruleName }
    var parts = [["\(finding.ruleName): \(finding.text)"]]
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

extension RuleName {
  /// What the lab answers of a rule that nothing has broken.
  fileprivate var notFound: String {
    switch self {
    case .law, .symptom: "the lab has found no \(inSentence)"
    case .promise: "\(inSentence) was kept"
    }
  }
}
