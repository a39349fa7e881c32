import LabCourse
import LabText
import MVCLab

/// All laws and symptoms: the sentence, the reason, wrong and right code, the units that show it.
struct RulesPage {
  private let systems: [System]
  private let pages: [PlayedLesson]
  private let findings: ShownFindings
  private let site = SiteAddresses(from: "rules.html")

  init(_ systems: [System], _ pages: [PlayedLesson], _ findings: ShownFindings) {
    (self.systems, self.pages, self.findings) = (systems, pages, findings)
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

  /// The wrong and the right lines of the first unit whose law this is.
  private func example(of rule: Rule) -> HTML? {
    guard let unit = pages.first(where: { isAbout(rule, $0) }), !unit.lesson.scenario.code.isEmpty
    else { return nil }
    let figures = unit.lesson.scenario.code.map { code -> HTML in
      let wiring = unit.run.wirings[code.wiring]
      let isCorrect = wiring.isCorrect
      return """
        <figure class="source \(isCorrect ? "ok" : "bad")"><figcaption>\(isCorrect ? "✓" : "✗") \
        \(wiring.name) · \(code.file.name):\(code.line)</figcaption><pre tabindex="0">\
        \(code.text.joined(separator: "\n"))</pre></figure>

        """
    }
    return HTML(figures)
  }

  private func isAbout(_ rule: Rule, _ page: PlayedLesson) -> Bool {
    page.lesson.parts.contains { part in
      if case .section(.law, let text) = part.content {
        text.contains("`\(rule.name)`")
      } else {
        false
      }
    }
  }

  /// The units about a rule, and the numbers of the others that show it; if no unit is about it,
  /// the first three.
  private func list(_ shown: [ShownFindings.Shown], of rule: Rule) -> HTML? {
    let lessons = shown.lessons
    guard !lessons.isEmpty else { return nil }
    let about = Set(pages.filter { isAbout(rule, $0) }.map(\.path))
    var named = lessons.filter { about.contains($0.path) }
    if named.isEmpty { named = Array(lessons.prefix(RulesPage.mostNamed)) }
    let others = lessons.filter { !named.contains($0) }.map { $0.shortLink(site) }
    return """
      <p>Shown in:</p>
      <ul>
      \(named.map { "<li>\($0.link(site))</li>\n" as HTML })</ul>
      \(others.isEmpty ? nil : "<p>Shown as well in: \(HTML(others, separator: ", ")).</p>\n")
      """
  }

  /// How many units are named that show a rule which no unit is about.
  private static let mostNamed = 3
}
