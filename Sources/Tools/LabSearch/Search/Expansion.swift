import HeadlessUI
import LabConversation
import MVC
import MVCLab

/// Everything that can happen next in one state.
struct Expansion: Codable, Sendable {
  /// One move, and where it leads.
  struct Transition: Codable, Sendable {
    let command: String
    /// The state that it leads to; nil if a world ends.
    fileprivate(set) var state: [StateDigest.Value]?
    /// Whether the search may go on from there; not from a state that it knows already.
    let isBounded: Bool
    /// What is new in a wiring alone.
    let findings: [Finding]
    /// Everything in which it differs from the correct wiring beside it.
    let differences: [Difference]
    /// Whether one wiring has executed the command, and the one beside it has refused it.
    let isDivided: Bool
    /// Whether the wirings' code has asked for the time, in the story or in this move.
    let readsClock: Bool
    /// Whether the wirings' code has called an object of another world; the findings count for nothing then.
    let callsOtherWorlds: Bool
    /// What the laboratory remembers in each world; nothing where the search does not go on, nor in another process.
    fileprivate(set) var memories: [WiringRun.Memory] = []

    private enum CodingKeys: CodingKey {
      case command, state, isBounded, findings, differences, isDivided, readsClock, callsOtherWorlds
    }
  }

  private(set) var transitions: [Transition]
  /// What is in the state, and in the states that the moves lead to.
  let coverage: Coverage
  /// Whether each replay of the story led to the same state, and no move reached an object of another world.
  let isReplayable: Bool
  /// How many moves were left out, because their commands have crashed too often.
  let avoided: Int
  /// Whether a model has changed in a move that the player has made, in this state or before, or there was none.
  let changesModel: Bool
}

/// A state whose moves are tried.
struct Origin: Sendable {
  let story: [String]
  let state: [StateDigest.Value]
  /// What the laboratory remembers in each world; nil if it must execute the story with all laws again.
  let memories: [WiringRun.Memory]?
}

extension Player {
  /// Tries every move in a state.
  ///
  /// A move that is refused or changes nothing leaves its worlds to the next one. What the laboratory
  /// remembers in such worlds fits no others, so a new state is reached once more in new worlds.
  func expand(_ origin: Origin, isKnown: ([StateDigest.Value]) -> Bool) -> Expansion {
    coverage = Coverage()
    let origin = remembering(origin)
    var isReplayable = true
    // Comparing states takes time, so only the first replay is compared, unless worlds share state.
    func runs(isFirst: Bool = false) -> [WiringRun]? {
      let runs = self.runs(at: origin)
      if runs == nil || (isFirst || sharesState) && runs.map(state(of:)) != origin.state {
        isReplayable = false
      }
      return runs
    }
    guard let first = runs(isFirst: true) else {
      return Expansion(
        transitions: [],
        coverage: coverage,
        isReplayable: false,
        avoided: 0,
        changesModel: changesModel
      )
    }
    var unused: [WiringRun]? = first
    var isFresh = true
    let choices = choices(in: first)
    coverage.note(choices)
    let commands = choices.offers.map(\.command)
    let tried = commands.filter { !avoided.contains($0) }
    let transitions = tried.compactMap { command -> Expansion.Transition? in
      guard let now = unused ?? runs() else { return nil }
      if unused == nil { isFresh = true }
      unused = now
      guard let transition = transition(command, now, isKnown) else { return nil }
      defer { isFresh = false }
      guard transition.state != origin.state || transition.callsOtherWorlds || !mergesStates else {
        return transition
      }
      unused = nil
      let isUsable = isFresh || transition.state.map(isKnown) ?? true
      return isUsable ? transition : runs().flatMap { self.transition(command, $0, isKnown) }
    }
    let own = transitions.filter { !$0.callsOtherWorlds }
    return Expansion(
      transitions: own.map(\.withNeededMemories),
      coverage: coverage,
      isReplayable: isReplayable && own.count == transitions.count,
      avoided: commands.count - tried.count,
      changesModel: changesModel
    )
  }

  private func runs(at origin: Origin) -> [WiringRun]? {
    guard let runs = runs(after: origin.story),
      zip(runs, origin.memories ?? []).allSatisfy({ $0.remember($1) })
    else { return nil }
    return runs
  }

  /// A state with what the laboratory remembers there.
  private func remembering(_ origin: Origin) -> Origin {
    guard origin.memories == nil, let runs = runs(after: origin.story, .silent) else {
      return origin
    }
    return Origin(story: origin.story, state: origin.state, memories: runs.map(\.memory))
  }

  /// The state before the first command, the domain with that state and one more of each thing in its bounds, and what is
  /// broken already.
  func root() -> SearchRoot? {
    coverage = Coverage()
    var known: [Defect] = []
    var count = 0
    let begun = runs(after: [], .silent) { number, runs in
      let commands = past.prefix(number).map(\.text)
      known += runs[0].findings[count...].map { subject.defect($0, after: commands) }
      count = runs[0].findings.count
    }
    guard let runs = begun else { return nil }
    let state = end(of: "", runs, known: 0) { _ in false }
    showScreen(in: runs)
    coverage.cuts = []
    let domain = runs.reduce(subject.domain) { $0.widened(for: $1.world) }
    return SearchRoot(state, coverage, domain, broken: known)
  }

  /// Executes a command, and tells where it leads; nil if it is refused.
  private func transition(
    _ command: String,
    _ runs: [WiringRun],
    _ isKnown: ([StateDigest.Value]) -> Bool
  ) -> Expansion.Transition? {
    let known = runs[0].findings.count
    guard play(command, in: runs, .silent) else { return nil }
    return end(of: command, runs, known: known, isKnown)
  }

  /// Where a command has led; the first `known` findings were there before.
  ///
  /// It spends worlds that the command has changed.
  private func end(
    of command: String,
    _ runs: [WiringRun],
    known: Int,
    _ isKnown: ([StateDigest.Value]) -> Bool
  ) -> Expansion.Transition {
    for run in runs { coverage.truthNames.add(run.truthNames) }
    let isAlone = runs.count == 1
    changesModel = changesModel || !command.isEmpty && runs[0].mayHaveChangedModel
    let isDivided = isDivided
    // To ask whether it is bounded can open a window.
    let differences = isAlone ? [] : runs[0].differences(from: runs[1])
    let isOver = runs.contains(where: \.world.hasEnded)
    let state = isOver ? nil : state(of: runs)
    let memories = isOver ? [] : runs.map(\.memory)
    return Expansion.Transition(
      command: command,
      state: state,
      isBounded: state.map { !isKnown($0) } == true && isBounded(runs),
      findings: isAlone ? Array(runs[0].findings[known...]) : [],
      differences: differences,
      isDivided: isDivided,
      readsClock: runs.contains(where: \.world.runtime.clock.wasRead),
      callsOtherWorlds: runs.contains(where: \.world.runtime.callsOtherWorlds),
      memories: memories
    )
  }

  /// Whether worlds are within the bounds.
  private func isBounded(_ runs: [WiringRun]) -> Bool {
    coverage.noteSituations(of: subject.domain, in: runs[0].world)
    showScreen(in: runs)
    let exceeded = runs.map { subject.domain.bounds(exceededBy: $0.world) }
    for bounds in exceeded { coverage.cuts.formUnion(bounds) }
    return exceeded.allSatisfy(\.isEmpty)
  }

  /// Opens a window where none is open: it shows how many rows there are.
  private func showScreen(in runs: [WiringRun]) {
    guard runs[0].world.windows.isEmpty,
      let screen = subject.system.screens.first(where: \.opensInWindow)
    else { return }
    _ = play("open \(Word.quoted(screen.name)) as \(WorldMoves.windowNames[0])", in: runs, .bare)
  }
}

extension Expansion {
  /// Gives each state that a move leads to a number of its own, so that no two are the same.
  mutating func numberStates(from parent: Int) {
    for index in transitions.indices {
      transitions[index].state?.append(StateDigest.Value(number: parent << 16 | index))
    }
  }
}

extension Expansion.Transition {
  /// The transition without memories that nobody needs, because the search does not go on from there.
  fileprivate var withNeededMemories: Self {
    var transition = self
    if !isBounded { transition.memories = [] }
    return transition
  }
}
