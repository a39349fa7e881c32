import LabText

/// How many of the lines that the wirings printed the scenarios expect.
///
///     expected  printed  scenario
///     21        34       Scenarios/todo/first.md
///     21        34       all scenarios, 61 %
///
/// The others stand under `...`, or belong to a step that fails.
package struct Coverage: Equatable, Sendable {
  /// The share of each scenario that ran, in their order.
  package private(set) var scenarios: [(file: String, share: LineShare)] = []

  package init() {}

  package mutating func add(_ outcome: Outcome) {
    guard outcome.system != nil else { return }
    let share = outcome.wirings.map(\.coverage).reduce(into: LineShare(), +=)
    scenarios.append((outcome.scenario, share))
  }

  package static func == (left: Coverage, right: Coverage) -> Bool {
    left.scenarios.elementsEqual(right.scenarios) { $0 == $1 }
  }
}

extension Coverage {
  /// The share of all scenarios together.
  package var total: LineShare { scenarios.map(\.share).reduce(into: LineShare(), +=) }

  /// A line for each scenario that does not expect all of its lines, and one for all scenarios; none if
  /// no scenario ran.
  package var table: [String] {
    guard !scenarios.isEmpty else { return [] }
    let partial = scenarios.filter { $0.share.expected < $0.share.printed }
    let last = (file: "all scenarios, \(total.percent) %", share: total)
    let rows = (partial + [last]).map { ("\($0.share.expected)", "\($0.share.printed)", $0.file) }
    return ([("expected", "printed", "scenario")] + rows).map { expected, printed, scenario in
      "\(expected.fitted(to: 8))  \(printed.fitted(to: 7))  \(scenario.printable)"
    }
  }

  /// An error if less is expected than the least percentage.
  func problems(below percent: Int) -> [String] {
    total.percent < percent
      ? ["\(total.percent) % of the printed lines are expected; at least \(percent) % must be"] : []
  }
}
