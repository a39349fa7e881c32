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
    /// Whether the search may go on from there.
    let isBounded: Bool
    let findings: [Finding]
    /// What the laboratory remembers in each world.
    let memories: [WiringRun.Memory]
  }

  let transitions: [Transition]
}

/// A state whose moves are tried.
struct Origin: Sendable {
  let story: [String]
  let state: [StateDigest.Value]
  /// What the laboratory remembers in each world.
  let memories: [WiringRun.Memory]
}

extension Player {
  /// Tries every move in a state.
  ///
  /// A move that is refused or changes nothing leaves its worlds to the next one. What the laboratory
  /// remembers in such worlds fits no others, so a new state is reached once more in new worlds.
  func expand(_ origin: Origin, isKnown: ([StateDigest.Value]) -> Bool) -> Expansion {
    guard let first = runs(at: origin) else { return Expansion(transitions: []) }
    var unused: [WiringRun]? = first
    var isFresh = true
    let transitions = moves(in: first[0]).compactMap { command -> Expansion.Transition? in
      guard let runs = unused ?? runs(at: origin) else { return nil }
      if unused == nil { isFresh = true }
      unused = runs
      guard let transition = transition(command, runs) else { return nil }
      defer { isFresh = false }
      guard let state = transition.state, state == origin.state else {
        unused = nil
        let isUsable = isFresh || transition.state.map(isKnown) ?? true
        return isUsable
          ? transition : self.runs(at: origin).flatMap { self.transition(command, $0) }
      }
      return transition
    }
    return Expansion(transitions: transitions)
  }

  private func runs(at origin: Origin) -> [WiringRun]? {
    guard let runs = runs(after: origin.story) else { return nil }
    for (run, memory) in zip(runs, origin.memories) { run.memory = memory }
    return runs
  }

  /// The state before the first command.
  func root() -> Expansion.Transition? {
    runs(after: [], .silent).map { end(of: "", $0, known: 0) }
  }

  /// Executes a command, and tells where it leads; nil if it is refused.
  private func transition(_ command: String, _ runs: [WiringRun]) -> Expansion.Transition? {
    let known = runs[0].findings.count
    guard play(command, in: runs, .silent) else { return nil }
    return end(of: command, runs, known: known)
  }

  /// Where a command has led; the first `known` findings were there before.
  private func end(
    of command: String,
    _ runs: [WiringRun],
    known: Int
  ) -> Expansion.Transition {
    let isAlone = runs.count == 1
    let findings = isAlone ? Array(runs[0].findings[known...]) : runs[0].differences(from: runs[1])
    let isOver = runs.contains(where: \.world.hasEnded) || !isAlone && !findings.isEmpty
    return Expansion.Transition(
      command: command,
      state: isOver ? nil : state(of: runs),
      isBounded: !isOver
        && runs.allSatisfy { WorldMoves.isBounded($0.world, subject.domain) },
      findings: findings,
      memories: isOver ? [] : runs.map(\.memory)
    )
  }
}
