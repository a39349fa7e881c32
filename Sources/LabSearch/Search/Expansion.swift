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
  }

  let transitions: [Transition]
}

extension Player {
  /// Tries every move after a story that leads to a state.
  ///
  /// A move that is refused or changes nothing leaves its worlds to the next one.
  func expand(_ story: [String], _ state: [StateDigest.Value]) -> Expansion {
    guard let first = runs(after: story) else { return Expansion(transitions: []) }
    var unused: [WiringRun]? = first
    let commands = moves(in: first[0])
    let transitions = commands.compactMap { command -> Expansion.Transition? in
      guard let runs = unused ?? runs(after: story) else { return nil }
      let known = runs[0].findings.count
      unused = runs
      guard play(command, in: runs, .silent) else { return nil }
      let transition = transition(command, runs, known: known)
      if transition.state != state { unused = nil }
      return transition
    }
    return Expansion(transitions: transitions)
  }

  /// The state before the first command.
  func root() -> Expansion.Transition? {
    runs(after: [], .silent).map { transition("", $0, known: 0) }
  }

  /// Where a command has led; the first `known` findings were there before.
  private func transition(
    _ command: String,
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
      findings: findings
    )
  }
}
