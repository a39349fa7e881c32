import LabText
import MVCLab

/// Which wirings of the systems that ran were detected, and by which scenario first.
///
///     wiring           caught by
///     todo/misused     Scenarios/todo/windows.md:23  ui-changes-ui
///     todo/optimistic  nothing
package struct Detections: Equatable, Sendable {
  /// A row for each wiring of these systems, in the order in which they first ran.
  package private(set) var rows: [Row] = []

  /// One wiring, and what detected it.
  package struct Row: Equatable, Sendable {
    /// The system's name.
    package let system: String
    /// The wiring's name.
    package let wiring: String
    /// Whether its author calls it correct.
    package let verdict: Wiring.Verdict
    /// Whether a scenario ran it.
    package internal(set) var hasRun = false
    /// What detected it first.
    package internal(set) var detection: Detection?
  }

  /// The misused wirings that nothing detected.
  package var survivors: [Row] { rows.filter { $0.verdict == .misused && $0.detection == nil } }

  /// The correct wirings that have a breach or a symptom.
  package var suspects: [Row] { rows.filter { $0.verdict == .correct && $0.detection != nil } }

  mutating func add(_ outcome: Outcome) {
    guard let system = outcome.system else { return }
    if !rows.contains(where: { $0.system == system.name }) {
      rows += system.wirings.map {
        Row(system: system.name, wiring: $0.name, verdict: $0.verdict, detection: nil)
      }
    }
    for wiring in outcome.wirings {
      guard
        let index = rows.firstIndex(where: {
          $0.system == system.name && $0.wiring == wiring.wiring.name
        })
      else { continue }
      rows[index].hasRun = true
      let isBetter =
        wiring.detection?.isSymptom == true && rows[index].detection?.isSymptom == false
      if rows[index].detection == nil || isBetter { rows[index].detection = wiring.detection }
    }
  }
}

extension Detections {
  /// A table of the misused wirings that ran, and of the correct ones that were detected; no lines if
  /// there are no such wirings.
  package var table: [String] {
    let listed = rows.filter { $0.hasRun && $0.verdict == .misused || $0.detection != nil }
    guard !listed.isEmpty else { return [] }
    let names = ["wiring"] + listed.map(\.name)
    let width = names.map(\.columns).max() ?? 0
    let texts = ["caught by"] + listed.map { $0.detection?.description ?? "nothing" }
    return zip(names, texts).map { "\($0.fitted(to: width))  \($1)" }
  }

  /// An error for each misused wiring that nothing detected, and for each correct one that was.
  package var problems: [String] {
    survivors.map {
      "'\($0.name)' is misused, and no scenario \($0.hasRun ? "catches" : "runs") it"
    }
      + suspects.map {
        "'\($0.name)' is correct, but was caught by \($0.detection?.description ?? "nothing")"
      }
  }
}

extension Detections.Row {
  /// System and wiring: `todo/misused`.
  package var name: String { "\(system)/\(wiring)" }
}

extension Detection: CustomStringConvertible {
  /// The place and the rule: `Scenarios/todo/windows.md:23  ui-changes-ui`.
  package var description: String { "\(scenario):\(line)  \(rule)" }
}
