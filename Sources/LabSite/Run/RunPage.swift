import LabScenarios
import LabText

/// A whole run on one page: its numbers, what was wrong, what was caught, and each scenario with its failures.
struct RunPage {
  let summary: Summary
  let scenarios: [ReplayedScenario]
  let names: ShortNames
  /// The pages of the scenarios, if they have some.
  let pages: [String]?

  func page(_ path: String) -> SitePage {
    SitePage(
      path: path,
      title: summary.counts,
      header: "",
      main: "<h1>\(summary.counts)</h1>\n\(numbers)\(scenarios.enumerated().map(section))",
      links: []
    )
  }

  /// What is wrong beside the scenarios, and what caught which wiring.
  var numbers: HTML {
    let problems = summary.problems.map { "<p class=\"wrong\">✗ \(names.short($0))</p>\n" as HTML }
    let notes = summary.notes.map { "<p>\(names.short($0))</p>\n" as HTML }
    let table = summary.detections.table.map(names.short).joined(separator: "\n")
    return "\(problems)\(notes)\(table.isEmpty ? nil : "<pre tabindex=\"0\">\(table)</pre>\n")"
  }

  private func section(_ index: Int, _ scenario: ReplayedScenario) -> HTML {
    let title: HTML =
      pages.map { "<a href=\"\($0[index])\">\(scenario.name)</a>" } ?? "\(scenario.name)"
    let failures = FailureGroup.groups(scenario.outcome).map { group in
      """
      <h3><code>&gt; \(group.failure.command)</code> \(group.header)</h3>
      \(FailureNote(group.failure, isBesideStep: false).html)
      """ as HTML
    }
    return "<h2>\(title)</h2>\n\(scenario.verdict)\(failures)"
  }
}
