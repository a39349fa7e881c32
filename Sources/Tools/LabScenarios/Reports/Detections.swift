import LabText
import MVCLab

/// Which wirings of the systems that ran were detected, and by which scenario first.
///
///     wiring           caught by
///     todo/misused     Scenarios/todo/windows.md:23  model-in-controller
///     todo/half-store  Scenarios/todo/windows.md:23  ui-changes-ui, but not screens-disagree
///     todo/optimistic  nothing
///
/// The second one is there to show `screens-disagree`, which no scenario found in it.
package struct Detections: Equatable, Sendable {
  /// A row for each wiring of these systems, in the order in which they first ran.
  package private(set) var rows: [Row] = []
  /// The wiring that the run must catch; the rules by which it must are named before its own.
  var target: CatchTarget?

  /// One wiring, and what detected it.
  package struct Row: Equatable, Sendable {
    /// The system's name.
    package let system: String
    /// The wiring's name.
    package let wiring: String
    /// The verdict of its author.
    package let verdict: Wiring.Verdict
    /// Whether a scenario ran it.
    package internal(set) var hasRun = false
    /// What detected it first.
    package internal(set) var detection: Detection?
    /// Everything that it broke.
    var broken: Set<RuleName> = []
  }

  /// The misused wirings that no rule of their own detected.
  package var survivors: [Row] {
    rows.filter { $0.verdict != .correct && $0.detection?.isOwn != true }
  }

  /// The correct wirings that have a breach or a symptom.
  package var suspects: [Row] { rows.filter { $0.verdict == .correct && $0.detection != nil } }

  package init() {}

  /// Adds an outcome about one of these systems.
  package mutating func add(_ outcome: Outcome, _ systems: [System]) {
    guard let system = systems.first(where: { $0.name == outcome.system?.name }) else { return }
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
      rows[index].broken.formUnion(wiring.broken)
      let wanted = target.flatMap { $0.detection(in: wiring, of: outcome) }
      guard let new = wanted ?? wiring.detection else { continue }
      let isBetter = rows[index].detection.map(new.isBetter) ?? true
      if isBetter { rows[index].detection = new }
    }
  }
}

extension Detections {
  /// A table of the misused wirings that ran, and of the correct ones that were detected; no lines if
  /// there are no such wirings.
  package var table: [String] {
    let listed = rows.filter { $0.hasRun && $0.verdict != .correct || $0.detection != nil }
    guard !listed.isEmpty else { return [] }
    let names = ["wiring"] + listed.map(\.name)
    let width = names.map(\.columns).max() ?? 0
    let texts = ["caught by"] + listed.map(\.text)
    return zip(names, texts).map { "\($0.fitted(to: width))  \($1)" }
  }

  /// An error for each required wiring that no rule of its own detected, and for each correct one that was
  /// detected.
  package func problems(_ required: RequiredCatches) -> [String] {
    switch required {
    case .all: survivors.map(\.survival) + suspicions
    case .only(let target): survival(of: target) + suspicions
    }
  }

  /// An error for each correct wiring that was detected.
  private var suspicions: [String] {
    suspects.map {
      "'\($0.name)' is correct, but was caught by \($0.detection?.description ?? "nothing")"
    }
  }
}

extension Detections.Row {
  /// System and wiring: `todo/misused`.
  package var name: String { "\(system)/\(wiring)" }

  /// What detected it, and which rule did not.
  fileprivate var text: String {
    guard let detection else { return "nothing" }
    return detection.isOwn || verdict == .correct
      ? "\(detection)"
      : "\(detection), but not \(verdict.ownRules.map(\.description).joined(separator: " or "))"
  }

  /// What is wrong with a misused wiring that no rule of its own detected.
  fileprivate var survival: String {
    guard let detection else {
      return "'\(name)' is misused, and no scenario \(hasRun ? "catches" : "runs") it"
    }
    return "'\(name)' is \(verdict.purpose ?? "misused"), but was caught by "
      + "\(detection.rule.inSentence) only, in \(detection.place)"
  }
}

extension Detection: CustomStringConvertible {
  /// The place and the rule: `Scenarios/todo/windows.md:23  ui-changes-ui`.
  package var description: String { "\(place)  \(rule)" }

  /// The scenario and the line of its command.
  var place: String { "\(scenario.printable):\(line)" }
}
