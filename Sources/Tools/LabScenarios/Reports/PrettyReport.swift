import LabText

/// For people: the failures and their differences, what was detected, and the numbers.
///
///     Scenarios/todo/first.md:8: failed: > tap Add  [misused]
///       - ~ ToDoStore inserted [0]
///         | To Do                          [Add]
///       ToDoListController.swift:21  ui-changes-ui
///
///     wiring        caught by
///     todo/misused  Scenarios/todo/first.md:8  ui-changes-ui
///
///     1 passed, 1 failed, 0 malformed (0.04 s)
///
/// A run that found no file has no numbers.
struct PrettyReport: Report {
  let paint: ANSI
  /// How many failures of one scenario it prints; those that print very much show a part of it.
  private static let limit = 20

  mutating func text(of outcome: Outcome) -> String {
    let errors = outcome.errors.map { error in
      "\(error.place): " + paint(.red, "error:") + " \(error.reason)".printable + "\n"
    }
    let groups = FailureGroup.groups(outcome)
    let shown = groups.prefix(Self.limit).map { text(of: $0, in: outcome.scenario) }
    let further = groups.count - shown.count
    let rest = "\(outcome.scenario.printable): and \(counted(further, "more failure"))\n"
    return (errors + shown + (further > 0 ? [rest] : [])).joined()
  }

  func closing(_ summary: Summary) -> String {
    let tables = summary.tables.map { "\n" + $0.map { $0 + "\n" }.joined() }
    let head = tables.isEmpty ? "" : tables.joined() + "\n"
    guard !summary.lacksFiles else { return head }
    let hasPassed = summary.failed + summary.malformed == 0 && summary.problems.isEmpty
    return head + paint(hasPassed ? .green : .red, "\(summary)") + "\n"
  }

  private func text(of group: FailureGroup, in scenario: String) -> String {
    let failure = group.failure
    let head =
      "\(scenario):\(failure.line): ".printable + paint(.red, "failed:")
      + " > \(failure.command)  \(group.header)".printable
    let lines = failure.shownDifference.map { line in
      switch line.mark {
      case .same: "  \(line)"
      case .missing: "  " + paint(.red, "\(line)")
      case .extra: "  " + paint(.green, "\(line)")
      }
    }
    let notes = failure.notes.map { "  " + paint(.faint, $0) }
    return ([head] + lines + notes).map { $0 + "\n" }.joined()
  }
}
