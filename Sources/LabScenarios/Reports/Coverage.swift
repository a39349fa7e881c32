import LabText

/// How many of the lines that the wirings printed the scenarios expect.
///
///     expected  printed  scenario
///     21        34       Scenarios/todo/first.md
///     21        34       all scenarios, 61 %
///
/// The others stand under `...`, or belong to a step that fails.
package struct Coverage: Equatable, Sendable {
  /// The lines of one scenario, or of several.
  package struct Share: Equatable, Sendable {
    /// How many of the printed lines stand in the document.
    package internal(set) var expected = 0
    /// How many lines the wirings printed, each wiring's counted.
    package internal(set) var printed = 0

    /// The expected ones of a hundred, rounded down; 100 if nothing was printed.
    var percent: Int { printed == 0 ? 100 : expected * 100 / printed }
  }

  /// The share of each scenario that ran, in their order.
  package private(set) var scenarios: [(file: String, share: Share)] = []

  package init() {}

  package mutating func add(_ outcome: Outcome) {
    guard outcome.document != nil else { return }
    var share = Share()
    for wiring in outcome.wirings {
      share.expected += wiring.coverage.expected
      share.printed += wiring.coverage.printed
    }
    scenarios.append((outcome.scenario, share))
  }

  package static func == (left: Coverage, right: Coverage) -> Bool {
    left.scenarios.elementsEqual(right.scenarios) { $0 == $1 }
  }
}

extension Coverage {
  /// The share of all scenarios together.
  package var total: Share {
    scenarios.reduce(into: Share()) { total, scenario in
      total.expected += scenario.share.expected
      total.printed += scenario.share.printed
    }
  }

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

extension ScenarioRun {
  /// How many of a wiring's lines the scenario expects, if these are its failing steps.
  func coverage(of wiring: Int, failing: [Int]) -> Coverage.Share {
    var share = Coverage.Share()
    for (step, lines) in transcripts[wiring].steps.enumerated() {
      share.printed += lines.count
      guard !lines.isEmpty, !failing.contains(step) else { continue }
      share.expected += expected(step, wiring).count { $0.text != nil }
    }
    return share
  }
}
