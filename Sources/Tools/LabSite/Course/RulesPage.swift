import LabCourse
import LabText
import MVCLab

/// All laws and symptoms: the sentence, the reason, wrong and right code, the units that show it.
struct RulesPage {
  private let systems: [System]
  private let pages: [CoursePage]
  private let findings: [ShownFinding]
  private let site = SiteAddresses(from: "rules.html")

  init(_ systems: [System], _ pages: [CoursePage], _ findings: [ShownFinding]) {
    (self.systems, self.pages, self.findings) = (systems, pages, findings)
  }

  var page: SitePage {
    let rules = Rule.all(of: systems)
    let sections = rules.map { rule -> HTML in
      let shown = findings.filter { $0.rule == rule.name }
      return RuleNote(rule, level: 2, end: "\(example(of: rule))\(list(shown, of: rule))").html
    }
    return SitePage(
      path: "rules.html",
      title: "Laws and symptoms",
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
    pages.lazy.flatMap(\.rules).first { $0.rule == rule.name && $0.example != nil }
      .flatMap { $0.example.map(HTML.init(verbatim:)) }
  }

  private func list(_ shown: [ShownFinding], of rule: Rule) -> HTML? {
    let lessons = shown.lessons
    guard !lessons.isEmpty else { return nil }
    let about = Set(
      pages.filter { page in page.rules.contains { $0.rule == rule.name } }.map(\.lesson)
    )
    let mentions = RuleMentions(lessons) { about.contains($0) }
    let (named, others) = (mentions.named, mentions.others.map { $0.shortLink(site) })
    return """
      <p>Shown in:</p>
      <ul>
      \(named.map { "<li>\($0.link(site))</li>\n" as HTML })</ul>
      \(others.isEmpty ? nil : "<p>Shown as well in: \(HTML(others, separator: ", ")).</p>\n")
      """
  }
}
