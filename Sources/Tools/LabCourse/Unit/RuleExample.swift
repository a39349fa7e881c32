import LabScenarios
import MVCLab

/// Lines of a unit that break a law or a symptom, and the lines that do it right.
package struct RuleExample {
  package let wrong: [CodeBlock]
  package let right: [CodeBlock]

  /// The example in a unit that was played; nil if it shows no line that the rule blames, and is about other
  /// rules too.
  package init?(of rule: String, in unit: Unit, _ run: LessonRun) {
    let names = run.wirings.map(\.name)
    guard let wrong = names.firstIndex(of: unit.right.name),
      let right = names.firstIndex(of: unit.left.name)
    else { return nil }
    let sites = run.steps.flatMap { $0.findings[wrong] }.filter { $0.rule == rule }
      .compactMap(\.site)
    let wrongs = unit.source.filter { $0.wiring == wrong }
    let blamed = wrongs.first { block in
      sites.contains { $0.file == block.file.name && block.lines.contains($0.line) }
    }
    self.wrong = unit.isOnlyAbout(rule) ? wrongs : [blamed].compactMap(\.self)
    self.right = unit.source.filter { $0.wiring == right }
    if self.wrong.isEmpty || self.right.isEmpty { return nil }
  }
}

extension Unit {
  /// Whether this is one of its rules, or, where it has no law, the symptom that it names instead.
  package func isAbout(_ rule: String) -> Bool {
    rules.contains { $0.name == rule } || isOnlyAbout(rule)
  }

  /// Whether the unit has no law, and says so with the name of this symptom.
  fileprivate func isOnlyAbout(_ rule: String) -> Bool {
    rules.isEmpty && law.contains("`\(rule)`")
  }
}
