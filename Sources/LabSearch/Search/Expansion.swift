import HeadlessUI
import LabConversation
import MVC
import MVCLab

/// Everything that can happen next in one state.
struct Expansion: Sendable {
  /// One move, and where it leads.
  struct Transition: Sendable {
    let command: String
    /// The state that it leads to; nil if a world ends.
    let state: [StateDigest.Value]?
    /// Whether the search may go on from there; not from a state that it knows already.
    let isBounded: Bool
    let findings: [Finding]
    /// Whether the wirings' code has asked for the time, in the story or in this move.
    let readsClock: Bool
    /// What the laboratory remembers in each world; nothing where the search does not go on.
    fileprivate(set) var memories: [WiringRun.Memory]
  }

  let transitions: [Transition]
  /// The controls in the state.
  let controls: SeenControls
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
    let origin = remembering(origin)
    guard let first = runs(at: origin) else {
      return Expansion(transitions: [], controls: SeenControls())
    }
    var unused: [WiringRun]? = first
    var isFresh = true
    let choices = choices(in: first)
    let transitions = choices.offers.map(\.command).compactMap { command -> Expansion.Transition? in
      guard let runs = unused ?? runs(at: origin) else { return nil }
      if unused == nil { isFresh = true }
      unused = runs
      guard let transition = transition(command, runs, isKnown) else { return nil }
      defer { isFresh = false }
      guard let state = transition.state, state == origin.state else {
        unused = nil
        let isUsable = isFresh || transition.state.map(isKnown) ?? true
        return isUsable
          ? transition
          : self.runs(at: origin).flatMap { self.transition(command, $0, isKnown) }
      }
      return transition
    }
    return Expansion(
      transitions: transitions.map(\.withNeededMemories),
      controls: choices.controls
    )
  }

  private func runs(at origin: Origin) -> [WiringRun]? {
    guard let runs = runs(after: origin.story) else { return nil }
    for (run, memory) in zip(runs, origin.memories ?? []) { run.memory = memory }
    return runs
  }

  /// A state with what the laboratory remembers there.
  private func remembering(_ origin: Origin) -> Origin {
    guard origin.memories == nil, let runs = runs(after: [], .silent) else { return origin }
    for command in origin.story { _ = play(command, in: runs, .silent) }
    return Origin(story: origin.story, state: origin.state, memories: runs.map(\.memory))
  }

  /// The state before the first command.
  func root() -> Expansion.Transition? {
    runs(after: [], .silent).map { end(of: "", $0, known: 0) { _ in false } }
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
    let isAlone = runs.count == 1
    let findings = isAlone ? Array(runs[0].findings[known...]) : runs[0].differences(from: runs[1])
    let isOver = runs.contains(where: \.world.hasEnded) || !isAlone && !findings.isEmpty
    let state = isOver ? nil : state(of: runs)
    let memories = isOver ? [] : runs.map(\.memory)
    return Expansion.Transition(
      command: command,
      state: state,
      isBounded: state.map { !isKnown($0) } == true && isBounded(runs),
      findings: findings,
      readsClock: runs.contains(where: \.world.runtime.clock.wasRead),
      memories: memories
    )
  }

  /// Whether worlds are within the bounds; where no window is open, a new one shows how many rows there
  /// are.
  private func isBounded(_ runs: [WiringRun]) -> Bool {
    if runs[0].world.windows.isEmpty,
      let screen = subject.system.screens.first(where: \.opensInWindow)
    {
      _ = play("open \(Word.quoted(screen.name)) as \(WorldMoves.windowNames[0])", in: runs, .bare)
    }
    return runs.allSatisfy { subject.domain.holds($0.world) }
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
