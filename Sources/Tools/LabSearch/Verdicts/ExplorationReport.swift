import LabConversation
import LabText
import MVCLab

/// What searches have found out about one wiring, as text and numbers: it is printed, written as JSON,
/// read again and merged with the reports of other parts of the search.
public struct ExplorationReport: Decodable, Sendable {
  /// The name of the system.
  public let system: String
  /// The name of the wiring.
  public let wiring: String
  /// Whether the wiring's author calls it correct.
  let correct: Bool
  /// The part of the search; nil for the whole.
  public let shard: Shard?
  /// How many parts were merged; nil if none were.
  let parts: Int?
  let result: Exploration.Result
  let findings: [FoundStory]
  /// What a part of a search does not tell, and the whole search may have to.
  let doubtful: [FoundStory]?
  let searches: [SearchedForm]
  /// How many known stories were tried first.
  let stories: Int
  /// The rules that the wiring is there to break; none of a correct one.
  let own: [String]
  let controls: Controls
  /// The bounds of the search.
  let bounds: SearchBounds
  /// The bounds that kept it from a move, or from going on from a state.
  let cuts: Set<SearchBound>
  /// The situations of the system's domain that have not occurred.
  let unreached: [String]
  /// What the searches have typed, answered, and so on.
  let tried: TriedInputs
  let warnings: [String]
  let seconds: Double

  /// A defect and its shortest story.
  struct FoundStory: Decodable, Sendable, Hashable {
    let kind: Finding.Kind
    let name: String
    /// Whether the name is a promise's.
    let promise: Bool
    let witness: [String]
    let site: String?
    let server: Bool
    var shortest: Bool
    /// The kinds of the commands that lead to it, where no line is to blame.
    let kinds: [String]
    /// What differs from the correct wiring, where something else has differed before.
    let difference: String?
    /// Where a part of a search has found it; nil of a whole one.
    var place: Place?

    /// The number of the search, what found the story, and by which numbers: the state, the move and the finding; or the
    /// place among the known stories.
    typealias Place = [Int]
  }

  /// What the searches could use, by the names of controls, sorted.
  struct Controls: Decodable, Sendable {
    /// The controls that were enabled in at least one state whose moves were tried.
    let enabled: [String]
    /// The controls that were disabled in all such states, so that no story uses them.
    let neverEnabled: [String]
    /// The texts that were typed; none if there was no field to type into.
    let texts: [String]
  }

  /// One search: a form of the system, alone or beside a correct wiring.
  struct SearchedForm: Decodable, Sendable {
    let server: Bool
    let against: String?
    var states: Int
    /// How many of the states are beyond the bounds.
    var beyond: Int
    var transitions: Int
    /// How many levels were searched completely: no story of so many moves is missing.
    var depth: Int
    var audits: Int
    var unequal: Int
    /// Why it stopped before it had seen all states.
    var stop: String?
    /// How many moves a story was to have at most; nil for any number.
    let limit: Int?
    /// How many states were to be kept at most.
    let most: Int
    /// What every part of a divided search has done.
    let common: Work
    /// The states of a part of a divided search; nil of a whole one.
    let seen: SeenStates?

    /// An amount of searching: states, moves, and complete levels.
    struct Work: Decodable, Sendable {
      let states: Int
      let beyond: Int
      let transitions: Int
      let depth: Int
    }
  }
}

extension ExplorationReport {
  /// How many different states the wiring was in.
  var states: Int { alone.reduce(0) { $0 + $1.states } }
  /// How many of the states are beyond the bounds.
  var beyond: Int { alone.reduce(0) { $0 + $1.beyond } }
  /// How many moves were tried.
  var transitions: Int { alone.reduce(0) { $0 + $1.transitions } }
  /// No story of so many moves is missing; of searches that saw all states, how long the longest story is.
  var depth: Int {
    alone.filter { $0.stop != nil }.map(\.depth).min() ?? alone.map(\.depth).max() ?? 0
  }
  var audits: Int { searches.reduce(0) { $0 + $1.audits } }
  var unequal: Int { searches.reduce(0) { $0 + $1.unequal } }
  /// Whether all states within the bounds were seen.
  var isExhausted: Bool { searches.allSatisfy { $0.stop == nil } }
  /// Whether a wiring that its author calls correct breaks a rule, or an audit found that the search can't know it.
  public var isFailure: Bool {
    correct && !findings.isEmpty || result == .undecided || unequal > 0
  }

  /// The searches of the wiring alone.
  private var alone: [SearchedForm] { searches.filter { $0.against == nil } }
}

extension Exploration {
  /// The report of these searches.
  public var report: ExplorationReport {
    ExplorationReport(
      system: system.name,
      wiring: wiring.name,
      correct: wiring.isCorrect,
      shard: searches.first?.limits.shard,
      parts: nil,
      result: result,
      findings: discoveries.map(found),
      doubtful: searches.first?.limits.shard.map { _ in searches.flatMap(\.doubtful).map(found) },
      searches: searches.map(ExplorationReport.SearchedForm.init),
      stories: stories,
      own: wiring.verdict.ownRules.map(\.heading),
      controls: controls,
      bounds: SearchBounds(searches.first?.subject.domain ?? system.searchDomain),
      cuts: searches.reduce(into: []) { $0.formUnion($1.coverage.cuts) },
      unreached: unreached,
      tried: searches.reduce(into: TriedInputs()) { $0.add($1.tried) },
      warnings: warnings,
      seconds: Double(duration.inSeconds(digits: 3)) ?? 0
    )
  }

  /// The story of a discovery; that of a part of a search has its place.
  private func found(_ discovery: Discovery) -> ExplorationReport.FoundStory {
    let search = searches.firstIndex {
      $0.subject.wirings.count == discovery.subject.wirings.count
        && $0.subject.withServer == discovery.subject.withServer
    }
    guard let search, searches[search].limits.shard != nil else {
      return ExplorationReport.FoundStory(discovery)
    }
    return ExplorationReport.FoundStory(discovery, place: [search] + discovery.origin.numbers)
  }

  static let noModelChanges =
    "no model has changed in any story: what the user changes is no model, or the lab can't see it"

  private var seenControls: SeenControls {
    searches.reduce(into: SeenControls()) { $0.add($1.coverage.controls) }
  }

  /// The situations of the system's domain that no search has reached.
  private var unreached: [String] {
    system.searchDomain.reaches.map(\.text).filter { text in
      !searches.contains { $0.coverage.reached.contains(text) }
    }
  }

  private var controls: ExplorationReport.Controls {
    let seen = seenControls
    return ExplorationReport.Controls(
      enabled: seen.enabled.sorted(),
      neverEnabled: seen.neverEnabled.sorted(),
      texts: seen.takesText ? system.searchDomain.texts : []
    )
  }

  /// The warnings, in this order: about the source; about real threads; about controls that share a name; about names
  /// in truths; about what the code prints; about models that never change; about worlds that are not
  /// alike; about states that behave differently.
  private var warnings: [String] {
    let shared = seenControls.shared.sorted().map {
      "several controls are called '\($0)', so no story uses them; give each an identifier of its own"
    }
    let threads = searches.lazy.compactMap(\.realThread).prefix(1).map {
      "a real thread comes into the world here, which ends it: \($0.text)"
    }
    let printed = searches.lazy.compactMap(\.printed).prefix(1).map {
      "the wiring's code prints, first of all: \($0.printable)"
    }
    // Where something is broken, that is what to read.
    let isStill =
      discoveries.isEmpty && transitions > 0 && !searches.contains(where: \.changesModel)
    let still = isStill ? [Exploration.noModelChanges] : []
    return [
      system.sourceWarnings(of: wiring), Array(threads), shared, unknownNames, Array(printed),
      still, hiddenState,
    ].flatMap(\.self)
  }
}

extension ExplorationReport.FoundStory {
  init(_ discovery: Discovery, place: Place? = nil) {
    let finding = discovery.finding
    (kind, name, witness) = (finding.kind, discovery.name, discovery.story)
    promise = finding.promise != nil
    (site, server) = (finding.site?.description, discovery.subject.withServer)
    shortest = discovery.isShortest
    kinds = discovery.defect.kinds.sorted()
    difference = discovery.defect.difference
    self.place = place
  }
}

extension Discovery.Origin {
  /// What has led to a discovery, in the order in which a search tells equally short stories.
  fileprivate var numbers: [Int] {
    switch self {
    case .move(let state, let position, let finding): [0, state, position, finding]
    case .story(let number): [1, number]
    case .walk: [2]
    }
  }
}

extension ExplorationReport.SearchedForm {
  fileprivate init(_ search: Search) {
    (server, against) = (search.subject.withServer, search.subject.wirings.dropFirst().first?.name)
    (states, beyond, transitions) = (search.graph.count, search.beyond, search.transitions)
    (depth, stop, limit) = (search.depth, search.stop?.description, search.limits.depth)
    most = search.limits.states
    (audits, unequal) = (search.audit.count, search.audit.differences.count)
    let shared = search.common
    common = Work(
      states: shared.states,
      beyond: shared.beyond,
      transitions: shared.transitions,
      depth: shared.depth
    )
    seen = search.limits.shard.map { _ in search.graph.seen }
  }
}
