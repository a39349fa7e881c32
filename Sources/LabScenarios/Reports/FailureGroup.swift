/// Wirings of one scenario that failed in the same way; a report prints them once.
struct FailureGroup {
  let failure: StepFailure
  var wirings: [String]

  static func groups(_ outcome: Outcome) -> [FailureGroup] {
    var groups: [FailureGroup] = []
    for wiring in outcome.wirings {
      guard let failure = wiring.failure else { continue }
      if let index = groups.firstIndex(where: { $0.failure == failure }) {
        groups[index].wirings.append(wiring.wiring.name)
      } else {
        groups.append(FailureGroup(failure: failure, wirings: [wiring.wiring.name]))
      }
    }
    return groups
  }

  /// The wirings as in a header: `[misused, optimistic]`.
  var header: String { "[\(wirings.joined(separator: ", "))]" }
}

extension StepFailure {
  /// The difference and the notes on it, one line each.
  var lines: [String] { difference.map(\.description) + notes }

  /// The notes below the difference: places in the source, and what else failed.
  var notes: [String] {
    var notes: [String] = []
    if let endedAt { notes.append("unreachable: the world ended at line \(endedAt)") }
    notes += sites.map { "\($0.site)  \($0.rule)" }
    if further > 0 { notes.append("and \(further) more step\(further == 1 ? "" : "s")") }
    return notes
  }
}
