import LabText

/// JUnit XML as CI servers read it: a testsuite for each scenario, a testcase for each wiring.
///
///     <?xml version="1.0" encoding="UTF-8"?>
///     <testsuites name="mvclab" tests="2" failures="1" errors="0" time="0.002">
///       <testsuite name="a.md" tests="2" failures="1" errors="0" time="0.002">
///         <testcase name="correct" classname="a.md" time="0.001"/>
///         …
package struct JUnitReport: Report {
  private var suites: [String] = []

  /// An empty report.
  package init() {}

  package mutating func text(of outcome: Outcome) -> String {
    let cases =
      outcome.status == .malformed
      ? malformed(outcome) : outcome.wirings.map { text(of: $0, in: outcome.scenario) }.joined()
    let failures = outcome.wirings.count { $0.status == .failed }
    let isMalformed = outcome.status == .malformed
    suites.append(
      """
        <testsuite name="\(escaped(outcome.scenario))" \
      tests="\(isMalformed ? 1 : outcome.wirings.count)" failures="\(failures)" \
      errors="\(isMalformed ? 1 : 0)" time="\(outcome.seconds.inSeconds(digits: 3))">
      \(cases)  </testsuite>

      """
    )
    return ""
  }

  package func closing(_ summary: Summary) -> String {
    let problems = summary.problems.count
    let count =
      summary.passed + summary.failed + summary.malformed + problems + summary.notes.count
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="mvclab" tests="\(count)" failures="\(summary.failed)" \
      errors="\(summary.malformed + problems)" time="\(summary.seconds.inSeconds(digits: 3))">
      \(suites.joined())\(rest(of: summary))</testsuites>

      """
  }

  /// A suite of what is wrong beside the scenarios, and of what the user should know.
  private func rest(of summary: Summary) -> String {
    let (problems, notes) = (summary.problems, summary.notes)
    guard !problems.isEmpty || !notes.isEmpty else { return "" }
    let cases =
      problems.map { text(of: $0, "error", "type=\"error\"/") }
      + notes.map { text(of: $0, "skipped", "type=\"note\"/") }
    return """
        <testsuite name="run" tests="\(cases.count)" failures="0" errors="\(problems.count)" \
      skipped="\(notes.count)" time="0.000">
      \(cases.joined())  </testsuite>

      """
  }

  /// A case that did not run.
  private func text(of reason: String, _ element: String, _ end: String) -> String {
    """
        <testcase name="\(escaped(reason))" classname="run" time="0.000">
          <\(element) message="\(escaped(reason))" \(end)>
        </testcase>

    """
  }

  private func malformed(_ outcome: Outcome) -> String {
    let name = escaped(outcome.scenario)
    let first = outcome.errors.first?.reason.description ?? ""
    let all = outcome.errors.map(\.description).joined(separator: "\n")
    return """
          <testcase name="document" classname="\(name)" time="0.000">
            <error message="\(escaped(first))" type="malformed">\(escaped(all, isText: true))</error>
          </testcase>

      """
  }

  private func text(of outcome: WiringOutcome, in scenario: String) -> String {
    let head = """
          <testcase name="\(escaped(outcome.wiring.name))" classname="\(escaped(scenario))" \
      time="\(outcome.seconds.inSeconds(digits: 3))"
      """
    let failures = outcome.failures.map { failure in
      let place = "\(scenario):\(failure.line): > \(failure.command)"
      return (place: place, text: ([place] + failure.lines).joined(separator: "\n"))
    }
    let errors = outcome.codeErrors.map { (place: $0.description, text: $0.description) }
    guard let place = (failures + errors).first?.place else { return head + "/>\n" }
    let text = (failures + errors).map(\.text).joined(separator: "\n")
    return """
      \(head)>
            <failure message="\(escaped(place))" type="failed">\(escaped(text, isText: true))</failure>
          </testcase>

      """
  }

  /// Text with its markup escaped; a control character, which XML forbids, becomes U+FFFD.
  private func escaped(_ text: String, isText: Bool = false) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": isText ? "\"" : "&quot;"
      case "\n": isText ? "\n" : "&#10;"
      case "\t": isText ? "\t" : "&#9;"
      case "\r": "&#13;"
      case _ where scalar.value < 0x20 || [0xFFFE, 0xFFFF].contains(scalar.value): "\u{FFFD}"
      default: "\(scalar)"
      }
    }.joined()
  }
}
