import LabText
import MVCLab

/// Which wirings of the systems touched were caught, and by which scenario first.
///
///     wiring           caught by
///     todo/misused     Scenarios/todo/windows.md:23  ui-changes-ui
///     todo/optimistic  nothing
public struct Detections: Equatable, Sendable {
  /// A row for each wiring that ran, in the order in which they first did.
  public private(set) var rows: [Row] = []

  /// One wiring, and what gave it away.
  public struct Row: Equatable, Sendable {
    /// The system's name.
    public let system: String
    /// The wiring's name.
    public let wiring: String
    /// What its author says of it.
    public let verdict: Wiring.Verdict
    /// Whether a scenario of this run played it.
    public internal(set) var isPlayed = false
    /// What caught it first.
    public internal(set) var detection: Detection?
  }

  /// The misused wirings that nothing caught.
  public var survivors: [Row] { rows.filter { $0.verdict == .misused && $0.detection == nil } }

  /// The correct wirings in which something was found.
  public var suspects: [Row] { rows.filter { $0.verdict == .correct && $0.detection != nil } }

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
      rows[index].isPlayed = true
      let isBetter = wiring.detection?.isSymptom == true && rows[index].detection?.isSymptom == false
      if rows[index].detection == nil || isBetter { rows[index].detection = wiring.detection }
    }
  }
}

extension Detections {
  /// The table of the misused wirings that were played, and of correct ones where something was found; no lines if
  /// there are none of them.
  public var table: [String] {
    let told = rows.filter { $0.isPlayed && $0.verdict == .misused || $0.detection != nil }
    guard !told.isEmpty else { return [] }
    let names = ["wiring"] + told.map(\.name)
    let width = names.map(\.columns).max() ?? 0
    let whats = ["caught by"] + told.map { $0.detection?.description ?? "nothing" }
    return zip(names, whats).map { "\($0.fitted(to: width))  \($1)" }
  }

  /// What is wrong if every misused wiring is to be caught, and no correct one.
  public var complaints: [String] {
    survivors.map {
      "'\($0.name)' is misused, and no scenario \($0.isPlayed ? "caught" : "plays") it"
    }
      + suspects.map {
        "'\($0.name)' is correct, but was caught by \($0.detection?.description ?? "nothing")"
      }
  }
}

extension Detections.Row {
  /// System and wiring: `todo/misused`.
  public var name: String { "\(system)/\(wiring)" }
}

extension Detection: CustomStringConvertible {
  /// Where and what: `Scenarios/todo/windows.md:23  ui-changes-ui`.
  public var description: String { "\(scenario):\(line)  \(what)" }
}
