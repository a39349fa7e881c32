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
  /// Tries every move after a story.
  func expand(_ story: [String]) -> Expansion {
    guard let first = runs(after: story) else { return Expansion(transitions: []) }
    var unused: [WiringRun]? = first
    let commands = moves(in: first[0])
    let transitions = commands.compactMap { command -> Expansion.Transition? in
      guard let runs = unused ?? runs(after: story) else { return nil }
      unused = nil
      guard play(command, in: runs, .silent) else {
        // A refused command changes nothing.
        unused = runs
        return nil
      }
      return transition(command, runs)
    }
    return Expansion(transitions: transitions)
  }

  /// The state before the first command.
  func root() -> Expansion.Transition? {
    runs(after: [], .silent).map { transition("", $0) }
  }

  private func transition(_ command: String, _ runs: [WiringRun]) -> Expansion.Transition {
    let difference = difference(of: runs)
    let isOver = runs.contains(where: \.world.hasEnded) || !difference.isEmpty
    return Expansion.Transition(
      command: command,
      state: isOver ? nil : state(of: runs),
      isBounded: !isOver
        && runs.allSatisfy { WorldMoves.isBounded($0.world, subject.domain) },
      findings: runs.count == 1 ? runs[0].findings : difference
    )
  }

  /// How the screens differ from those of the correct wiring, if the subject has one.
  private func difference(of runs: [WiringRun]) -> [Finding] {
    guard runs.count == 2 else { return [] }
    return runs[0].differences(from: runs[1])
  }
}
