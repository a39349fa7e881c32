import LabText

/// Wirings of one scenario that failed in the same way; a report prints them once.
package struct FailureGroup {
  /// The failing step, the same in all its wirings.
  package let failure: StepFailure
  package var wirings: [String]

  /// The failures of a scenario, in the order of its lines.
  package static func groups(_ outcome: Outcome) -> [FailureGroup] {
    var groups: [FailureGroup] = []
    for wiring in outcome.wirings {
      for failure in wiring.failures {
        if let index = groups.firstIndex(where: { $0.failure == failure }) {
          groups[index].wirings.append(wiring.wiring.name)
        } else {
          groups.append(FailureGroup(failure: failure, wirings: [wiring.wiring.name]))
        }
      }
    }
    // The sort is stable: failures of one line stay in the order of their wirings.
    return groups.sorted { $0.failure.line < $1.failure.line }
  }

  /// The wirings as in a header: `[misused, optimistic]`.
  package var header: String { "[\(wirings.joined(separator: ", "))]" }
}

extension StepFailure {
  /// The difference and the notes on it, one line each, for programs.
  package var lines: [String] { difference.map(\.description) + notes }

  /// The same for people.
  package var shownLines: [String] { shownDifference.map(\.description) + notes }

  /// At most so many lines of a difference are shown to people, and so many of them above the first that
  /// differs.
  private static let (mostShown, shownAbove) = (200, 10)

  /// The difference, or its part around the first line that differs, with the numbers of other lines.
  package var shownDifference: [DifferenceLine] {
    guard difference.count > Self.mostShown else { return difference }
    let first = difference.firstIndex { $0.mark != .same } ?? 0
    let start = first < Self.mostShown ? 0 : first - Self.shownAbove
    let shown = difference[start...].prefix(Self.mostShown)
    let rest = difference.count - shown.endIndex
    let above = start > 0 ? ["… \(counted(start, "line")) above"] : []
    let below = rest > 0 ? ["… and \(counted(rest, "more line"))"] : []
    return above.map { DifferenceLine(mark: .same, text: $0) } + shown
      + below.map { DifferenceLine(mark: .same, text: $0) }
  }

  /// The notes below the difference: what was compared, where the world ended, and places in the source.
  package var notes: [String] {
    var notes: [String] = []
    if let replay {
      notes.append("replay 1 printed the lines with -, replay \(replay) those with +")
    }
    if let endedAt { notes.append("unreachable: the world ended at line \(endedAt)") }
    if let meeting {
      notes.append("it holds in \(meeting): above the command, this checks it only there")
    }
    if expectsFailure { notes.append(.failureIsNoOutput) }
    notes += sites.map { "\($0.site)  \($0.rule)" }
    return notes
  }
}

extension String {
  /// Why the line of an `expect` that failed is wrong even where it is expected, and what to do.
  package static var failureIsNoOutput: String {
    "no line can expect that an 'expect' fails; correct the 'expect', or the wiring"
  }
}
