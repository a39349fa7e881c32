import LabText

/// A page for a browser: the numbers, what was detected, and each scenario with its failures.
///
///     <h2>Scenarios/todo/first.md</h2>
///     <p><span class="passed">correct passed</span> <span class="failed">misused failed</span></p>
///     <pre>
///     <b>8: &gt; tap Add  [misused]</b>
///     <span class="missing">- ~ ToDoStore inserted [0]</span>
///     </pre>
package struct HTMLReport: Report {
  private var sections: [String] = []

  /// An empty page.
  package init() {}

  package mutating func text(of outcome: Outcome) -> String {
    let wirings = outcome.wirings.map {
      span($0.status.rawValue, "\($0.wiring.name) \($0.status.rawValue)")
    }
    let verdicts =
      outcome.status == .malformed ? [span("malformed", "malformed")] : wirings
    let errors = outcome.errors.map { "<pre>\(HTML.escaped($0.description))</pre>\n" }
    sections.append(
      """
      <h2>\(HTML.escaped(outcome.scenario))</h2>
      <p>\(verdicts.joined(separator: " "))</p>
      \((errors + FailureGroup.groups(outcome).map(text)).joined())
      """
    )
    return ""
  }

  package func closing(_ summary: Summary) -> String {
    let rows =
      summary.detections.table.isEmpty ? [] : [summary.detections.table.joined(separator: "\n")]
    let table = rows.map { "<pre>\(HTML.escaped($0))</pre>\n" }.joined()
    let problems = summary.problems.map { "<p>\(span("failed", $0))</p>\n" }.joined()
    return ReportPage.text(title: "\(summary)", problems + table + sections.joined())
  }

  private func text(of group: FailureGroup) -> String {
    let failure = group.failure
    let head = "<b>\(failure.line): &gt; \(HTML.escaped("\(failure.command)  \(group.header)"))</b>"
    let lines = failure.difference.map { line in
      switch line.mark {
      case .same: HTML.escaped("\(line)")
      case .missing: span("missing", "\(line)")
      case .extra: span("extra", "\(line)")
      }
    }
    let all = [head] + lines + failure.notes.map(HTML.escaped)
    return "<pre>\n\(all.joined(separator: "\n"))\n</pre>\n"
  }

  private func span(_ kind: String, _ text: String) -> String {
    "<span class=\"\(kind)\">\(HTML.escaped(text))</span>"
  }
}
