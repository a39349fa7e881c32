import LabText
import LabWork
import MVCLab

/// What searches have found out about one wiring.
public struct Exploration: Sendable {
  /// The system that was searched.
  public let system: System
  /// Its wiring that was searched.
  public let wiring: Wiring
  /// One search for each form of the system, without and with a server, and one beside the correct
  /// wiring for each.
  let searches: [Search]
  /// How long they took.
  public let duration: Duration

  init(_ system: System, _ wiring: Wiring, _ searches: [Search], _ duration: Duration) {
    (self.system, self.wiring, self.searches, self.duration) = (system, wiring, searches, duration)
  }
}

extension Exploration {
  /// The searches of the wiring alone.
  private var alone: [Search] { searches.filter { $0.subject.wirings.count == 1 } }

  /// Why the searches are not whole: the program itself crashed.
  package var failure: WorkFailure? { searches.lazy.compactMap(\.failure).first }

  /// How many different states the wiring was in.
  public var states: Int { alone.reduce(0) { $0 + $1.graph.count } }
  /// How many moves were tried.
  public var transitions: Int { alone.reduce(0) { $0 + $1.transitions } }
  /// How many known stories were tried.
  var stories: Int { alone.reduce(0) { $0 + $1.storiesTold } }
  /// No story of so many moves is missing; of searches that saw all states, how long the longest story is.
  public var depth: Int {
    alone.filter { $0.stop != nil }.map(\.depth).min() ?? alone.map(\.depth).max() ?? 0
  }
  /// Whether all states within the bounds were seen.
  public var isExhausted: Bool { searches.allSatisfy { $0.stop == nil } }

  /// Each defect with its shortest story, the shortest first.
  public var discoveries: [Discovery] {
    searches.flatMap(\.discoveries).enumerated()
      .sorted { ($0.element.story.count, $0.offset) < ($1.element.story.count, $1.offset) }
      .map(\.element)
      .reduce(into: []) { kept, discovery in
        if !kept.contains(where: { discovery.defect.isCovered(by: $0.defect) }) {
          kept.append(discovery)
        }
      }
  }

  /// Whether every search that could find a rule has at least begun.
  package func hasLooked(for rule: RuleName) -> Bool {
    let known = system.rules.first { $0.id == rule }
    return searches.filter {
      ($0.subject.wirings.count > 1) == (known?.needsCorrectWiring ?? false)
    }
    .allSatisfy { $0.depth > 0 || $0.stop == nil }
  }

  /// What the searches found out, in a word.
  public enum Result: String, Decodable, Sendable {
    /// All states within the bounds were seen, and nothing was found.
    case holds
    /// Nothing was found in the part that was searched.
    case notFound = "not found"
    /// Nothing was found, but something that the lab does not see decides what happens, so nothing is known.
    case undecided
    /// Rules are broken.
    case broken
    /// The wiring's first world can't be made.
    case stuck
  }

  /// What the searches found out, in a word.
  public var result: Result {
    let isStuck = { (search: Search) in
      search.graph.count == 0 && search.discoveries.isEmpty && search.unreplayable == nil
    }
    if alone.contains(where: isStuck) { return .stuck }
    if !discoveries.isEmpty { return .broken }
    if searches.contains(where: \.isUndecided) { return .undecided }
    return isExhausted ? .holds : .notFound
  }
}
