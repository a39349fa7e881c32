import LabText
import MVCLab

extension Command {
  /// Explains what the lab found last.
  static let why = Command(
    "why",
    .look,
    usage: "why [RULE|NUMBER]",
    "explain the last breach or symptom: its rule, its code, the hops that led to it"
  ) { arguments, names throws(ParseError) in
    if let word = arguments.words.first, !word.isQuoted, Int(word.text) != nil {
      let number = try arguments.number(.count)
      return .other { $0.explainFinding(number) }
    }
    // A broken promise is printed with its rule in front.
    if arguments.words.count > 1 { _ = arguments.take(Symptom.brokenPromise.name) }
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
    explain(finding)
  }

  /// Prints the same of the last finding of another rule, counted from the last rule that was broken, which is 1.
  fileprivate func explainFinding(_ number: Int) {
    let findings = lastFindings
    guard findings.indices.contains(number - 1) else {
      let count = findings.count
      return print(
        .answer,
        "only \(counted(count, "rule")) \(count == 1 ? "is" : "are") broken here"
      )
    }
    explain(findings[number - 1])
  }

  /// The last finding of each rule, the last one first.
  private var lastFindings: [Finding] {
    findings.reversed().reduce(into: []) { found, finding in
      if !found.contains(where: { $0.ruleName == finding.ruleName }) { found.append(finding) }
    }
  }

  private func explain(_ finding: Finding) {
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

  /// What is broken as well, with its numbers, and the code of the last of it, below a finding that has no line of code.
  private func others(than finding: Finding) -> [String] {
    guard finding.site == nil else { return [] }
    let others = lastFindings.enumerated().filter {
      $1.site != nil && $1.ruleName != finding.ruleName
    }
    guard let last = others.first?.element, let site = last.site else { return [] }
    let names = others.map { "\($0 + 1) \($1.ruleName)" }
    return [
      "", "broken as well: \(names.joined(separator: ", "))", "", "\(last.ruleName): \(last.text)",
    ]
      + ["", "\(site)"] + code(at: site)
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
