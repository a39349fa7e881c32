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
    let count = counted(scenarios.count, "scenario")
    let isWell = summary.failed + summary.malformed == 0 && summary.problems.isEmpty
    return SitePage(
      path: path,
      title: "\(isWell ? "✓" : "✗") \(count)",
      main: "<h1>\(count)</h1>\n\(counts)\(numbers)\(scenarios.enumerated().map(section))",
      links: []
    )
  }

  /// How many wirings did what their scenarios say, and how many did not.
  private var counts: HTML {
    let counts = [
      (summary.passed, "right", "✓ \(counted(summary.passed, "wiring")) as written"),
      (summary.failed, "wrong", "✗ \(counted(summary.failed, "wiring")) not as written"),
      (summary.malformed, "wrong", "✗ \(counted(summary.malformed, "malformed scenario"))"),
    ]
    let words = counts.filter { $0.0 > 0 }
      .map { "<span class=\"\($1)\">\($2)</span>" as HTML }
    return words.isEmpty ? "" : "<p class=\"verdict\">\(HTML(words, separator: " · "))</p>\n"
  }

  /// What is wrong beside the scenarios, and what caught which wiring.
  var numbers: HTML {
    let problems = summary.problems.map { "<p class=\"wrong\">✗ \(names.short($0))</p>\n" as HTML }
    let notes = summary.notes.map { "<p>\(names.short($0))</p>\n" as HTML }
    let table = summary.detections.table.map(names.short).joined(separator: "\n")
    let caught: HTML? =
      table.isEmpty
      ? nil
      : """
      <p>The first scenario and line that shows what is wrong with a wiring, and the rule that it breaks \
      there:</p>
      <pre tabindex="0">\(table)</pre>

      """
    return "\(problems)\(notes)\(caught)"
  }

  private func section(_ index: Int, _ scenario: ReplayedScenario) -> HTML {
    let title: HTML =
      pages.map { "<a href=\"\($0[index])\">\(scenario.title)</a>" } ?? "\(scenario.title)"
    let path: HTML? =
      scenario.title == scenario.name ? nil : "<p class=\"site\">\(scenario.name)</p>\n"
    let failures = FailureGroup.groups(scenario.outcome).map { group in
      """
      <h3><code>&gt; \(group.failure.command)</code> \(group.header)</h3>
      \(FailureNote(group.failure, isBesideStep: false).html)
      """ as HTML
    }
    return "<h2>\(title)</h2>\n\(path)\(scenario.verdict)\(failures)"
  }
}
