import LabCourse
import LabScenarios
import LabText
import MVCLab

/// All laws and symptoms: the sentence, the reason, wrong and right code, the units that show it.
struct RulesPage {
  private let systems: [System]
  private let units: [(page: PlayedLesson, unit: Unit)]
  private let findings: ShownFindings
  private let site = SiteAddresses(from: "rules.html")

  init(_ systems: [System], _ pages: [PlayedLesson], _ findings: ShownFindings) {
    (self.systems, self.findings) = (systems, findings)
    units = pages.compactMap { page in (try? Unit(page.lesson)).map { (page, $0) } }
  }

  var page: SitePage {
    let rules = Rule.all(of: systems)
    let sections = rules.map { rule -> HTML in
      let shown = findings.all.filter { $0.rule == rule.name }
      return RuleNote(rule, level: 2, end: "\(example(of: rule))\(list(shown, of: rule))").html
    }
    return SitePage(
      path: "rules.html",
      title: "Laws and symptoms",
      header: "",
      main: """
        <h1>Laws and symptoms</h1>
        <p>A breach is a call that a law forbids, whether or not a person sees harm. A symptom is harm \
        that a person sees.</p>
        \(sections)
        """
    )
  }

  /// The wrong and the right lines of the first unit about the rule that has such lines.
  private func example(of rule: Rule) -> HTML? {
    let examples = units.lazy.compactMap { page, unit in
      unit.isAbout(rule.name)
        ? RuleExample(of: rule.name, in: unit, page.run).map { (unit, $0) } : nil
    }
    guard let (unit, example) = examples.first else { return nil }
    return HTML(
      example.wrong.map { figure($0, of: unit, "bad", "✗") }
        + example.right.map { figure($0, of: unit, "ok", "✓") }
    )
  }

  private func figure(_ code: CodeBlock, of unit: Unit, _ style: String, _ sign: String) -> HTML {
    """
    <figure class="source \(style)"><figcaption>\(sign) \
    \(unit.lesson.scenario.wirings[code.wiring].name) · \(code.file.name):\(code.line)</figcaption>\
    <pre tabindex="0">\(code.text.joined(separator: "\n"))</pre></figure>

    """
  }

  private func list(_ shown: [ShownFindings.Shown], of rule: Rule) -> HTML? {
    let lessons = shown.lessons
    guard !lessons.isEmpty else { return nil }
    let about = Set(units.filter { $0.unit.isAbout(rule.name) }.map(\.page.path))
    let mentions = RuleMentions(lessons) { about.contains($0.path) }
    let (named, others) = (mentions.named, mentions.others.map { $0.shortLink(site) })
    return """
      <p>Shown in:</p>
      <ul>
      \(named.map { "<li>\($0.link(site))</li>\n" as HTML })</ul>
      \(others.isEmpty ? nil : "<p>Shown as well in: \(HTML(others, separator: ", ")).</p>\n")
      """
  }
}
