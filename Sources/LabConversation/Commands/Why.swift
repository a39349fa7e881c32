import MVCLab

extension Command {
  /// Explains what the lab found last.
  static let why = Command(
    "why",
    .lab,
    usage: "why",
    "explain the last breach or symptom: its rule, its code, the hops that led to it"
  ) { _, _ throws(ParseError) in .perform { try $0.explainLastFinding() } }
}

extension WiringRun {
  /// Prints the last breach or symptom of this world with all that the lab knows about it.
  fileprivate func explainLastFinding() throws(CommandError) {
    guard let finding = findings.last else {
      throw .nothingTo("explain; the lab has found no breach and no symptom")
    }
    let rule = Rule.all(system.style.laws, system.symptoms).first { $0.name == finding.rule }
    let parts = [
      ["\(finding.rule): \(finding.text)"],
      rule?.explanation.dropFirst().filter { !$0.isEmpty } ?? [],
      finding.site.map { ["\($0)"] + code(at: $0) } ?? [],
      finding.hop.map { FlowTree(world.runtime, step: lastStep, of: $0, findings).lines } ?? [],
    ]
    for line in parts.filter({ !$0.isEmpty }).joined(separator: [""]) { print(.answer, line) }
  }
}
