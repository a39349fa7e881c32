import LabConversation
import LabWork
import MVC
import MVCLab

/// The side of a search that plays: one player, and what it remembers from state to state.
final class SearchWorker {
  private let player: Player
  /// The states that it has seen in earlier levels of the search.
  private var known: Set<[StateDigest.Value]> = []
  /// Those that it has seen in this level; the search may not have taken them yet.
  private var seen: Set<[StateDigest.Value]> = []
  /// What the laboratory remembers in the states of this level and of the next one.
  private var (memories, nextMemories): (Memories, Memories) = ([:], [:])
  private var level = 0
  private let limits: SearchLimits

  private typealias Memories = [Key: [WiringRun.Memory]]

  /// A state, by the one before it and the command that led on.
  private struct Key: Hashable {
    let parent: Int
    let command: String
  }

  init(_ subject: SearchSubject, _ limits: SearchLimits) {
    player = Player(subject)
    player.mergesStates = limits.mergesStates
    self.limits = limits
  }

  func answer(_ order: SearchOrder, _ supervisor: any Supervisor) -> SearchAnswer {
    player.begin(supervisor)
    player.avoided = order.avoided
    let result = result(of: order.task, supervisor)
    let printed = supervisor.takePrinted().split(separator: "\n").first.map(String.init)
    return SearchAnswer(result: result, endings: player.endings, printed: printed)
  }

  private func result(of task: SearchTask, _ supervisor: any Supervisor) -> SearchResult {
    switch task {
    case .root: return .root(player.root())
    case .expand(let states): return .expansions(states.map(expansion))
    case .tell(let story): return .told(player.told(story))
    case .shorten(let story, let defect):
      return .shown(StoryShortener(player, defect).withoutNeedless(story))
    case .walk(let seeds, let known):
      var walks = RandomWalks(player, known: known)
      for seed in seeds { walks.take(seed: seed) }
      return .walk(
        SearchWalk(
          discoveries: walks.discoveries,
          moves: walks.moves,
          coverage: walks.coverage
        )
      )
    case .refine(let story, let defect):
      return .shown(StoryShortener(player, defect).refined(story))
    case .audit(let left, let right, let index, let walks):
      let difference = Audit.difference(left, right, player, index: index, walks: walks)
      return .differences(difference.map { [$0] } ?? [])
    case .confirm(let story, let defect):
      // This result is dropped, and another process does the same work.
      if supervisor.needsOwnProcess() { return .confirmed(false) }
      let (system, commands) = (player.subject.system, player.subject.opening + story)
      return .confirmed(Discovery.isShown(defect, by: commands, in: system, supervisor))
    }
  }

  /// Tries every move in a state.
  private func expansion(of order: SearchTask.StateOrder) -> Expansion {
    begin(level: order.story.count)
    let key = order.story.last.map { Key(parent: order.parent, command: $0) }
    let origin = Origin(
      story: order.story,
      state: Array(order.state.prefix(player.subject.wirings.count)),
      memories: key.flatMap { memories.removeValue(forKey: $0) }
    )
    var expansion = player.expand(origin, isKnown: known.contains)
    if !limits.mergesStates { expansion.numberStates(from: order.number) }
    seen.insert(order.state)
    for transition in expansion.transitions {
      guard let state = transition.state else { continue }
      let isNew = seen.insert(state).inserted
      guard isNew, transition.isBounded, nextMemories.count < limits.memories else { continue }
      nextMemories[Key(parent: order.number, command: transition.command)] = transition.memories
    }
    return expansion
  }

  /// The states of another level come: the search has taken all that was found in the one before.
  private func begin(level: Int) {
    guard level != self.level else { return }
    self.level = level
    (memories, nextMemories) = (nextMemories, [:])
    known.formUnion(seen)
    seen = []
  }
}
