import LabText

/// The Test Anything Protocol, version 13, with a YAML block below each failure.
///
///     TAP version 13
///     ok 1 - Scenarios/todo/first.md correct
///     not ok 2 - Scenarios/todo/first.md misused
///       ---
///       file: "Scenarios/todo/first.md"
///       failures:
///         - line: 8
///           message: "> tap Add"
///           difference:
///             - "- ~ ToDoStore inserted [0]"
///       ...
///     1..2
struct TAPReport: Report {
  private var count = 0

  init() {}

  func opening() -> String { "TAP version 13\n" }

  mutating func text(of outcome: Outcome) -> String {
    if outcome.status == .malformed { return malformed(outcome) }
    return outcome.wirings.map { text(of: $0, in: outcome.scenario) }.joined()
  }

  mutating func closing(_ summary: Summary) -> String {
    let problems = summary.problems.map { point(false, $0) }.joined()
    // Some consumers want the plan in the last line.
    let warnings = summary.warnings.map { "warning: \($0.printable)" }
    let comments = warnings + summary.tables.joined() + ["\(summary)"]
    return problems + comments.map { "# \($0)\n" }.joined()
      + (count > 0 ? "1..\(count)\n" : "1..0 # SKIP \(reason(summary))\n")
  }

  /// After the plan no test point may follow.
  func late(_ problem: String, _ summary: Summary) -> String { "Bail out! \(problem.printable)\n" }

  /// Why there is no test point.
  private func reason(_ summary: Summary) -> String {
    summary.notes.isEmpty
      ? "no scenario ran" : summary.notes.map(\.printable).joined(separator: "; ")
  }

  private mutating func malformed(_ outcome: Outcome) -> String {
    point(false, outcome.scenario)
      + block(
        ["message: \"malformed\""] + errors(outcome.errors)
      )
  }

  private func errors(_ errors: [ScenarioError]) -> [String] {
    ["errors:"]
      + errors.flatMap { error in
        [
          "  - line: \(error.line)", "    column: \(error.column)",
          "    message: \(quoted(error.reason.description))",
        ]
      }
  }

  private mutating func text(of outcome: WiringOutcome, in scenario: String) -> String {
    let head = point(outcome.status == .passed, "\(scenario) \(outcome.wiring.name)")
    guard outcome.status == .failed else { return head }
    let failures = outcome.failures.flatMap { failure in
      [
        "  - line: \(failure.line)", "    message: \(quoted("> \(failure.command)"))",
        "    difference:",
      ] + lines(of: failure).map { "      - \(quoted($0))" }
    }
    return head
      + block(
        ["file: \(quoted(scenario))"] + (failures.isEmpty ? [] : ["failures:"] + failures)
          + (outcome.codeErrors.isEmpty ? [] : errors(outcome.codeErrors))
      )
  }

  /// The difference and its notes; `prove` takes a quoted text whose first word ends with a colon for a key.
  private func lines(of failure: StepFailure) -> [String] {
    failure.difference.map(\.description) + failure.notes.map { "  \($0)" }
  }

  private mutating func point(_ hasPassed: Bool, _ name: String) -> String {
    count += 1
    // Readers of version 13 do not agree on how '#' is escaped, which begins a 'SKIP' or 'TODO'.
    let description = name.printable.replacing("#", with: "＃")
    return "\(hasPassed ? "ok" : "not ok") \(count) - \(description)\n"
  }

  private func quoted(_ text: String) -> String { JSON(text.printable).description }

  private func block(_ lines: [String]) -> String {
    (["---"] + lines + ["..."]).map { "  \($0)\n" }.joined()
  }
}
