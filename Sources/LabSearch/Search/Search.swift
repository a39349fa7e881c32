import LabConversation
import MVC
import MVCLab

/// A search through all states of a subject, breadth first: the first story that shows something is a
/// shortest one.
///
/// A world can't be copied, so a state is reached again by playing its story in a new world. The result
/// is the same for any number of jobs.
public struct Search: Sendable {
  let subject: SearchSubject
  let limits: SearchLimits
  private(set) var graph = StateGraph()
  /// The states of the last level, whose moves are not tried yet.
  private(set) var frontier: [Int] = []
  /// How many moves the stories of the frontier have.
  private(set) var depth = 0
  private(set) var transitions = 0
  /// The first story for each rule, in the order in which they were found.
  private(set) var discoveries: [Discovery] = []
  /// How many states exceed the bounds of the domain.
  private(set) var outOfBounds = 0
  /// Why it stopped before it had seen all states within the bounds.
  private(set) var stop: Stop?
  private(set) var audit = Audit()
  private var found: Set<RuleName> = []

  /// Why a search stops early.
  enum Stop: Sendable, Equatable {
    case depth(Int)
    case states(Int)
    case time
    case interrupted
  }

  init(_ subject: SearchSubject, _ limits: SearchLimits) {
    (self.subject, self.limits) = (subject, limits)
  }

  /// Searches all states of a subject.
  public static func perform(
    _ subject: SearchSubject,
    _ limits: SearchLimits,
    watch: @escaping @Sendable (SearchProgress) -> Bool = { _ in true }
  ) async -> Search {
    var search = Search(subject, limits)
    search.begin()
    while !search.frontier.isEmpty, search.stop == nil { await search.takeLevel(watch) }
    await search.runAudits(watch)
    return search
  }
}

// MARK: - Levels

extension Search {
  private mutating func begin() {
    guard let root = Player(subject).root() else { return }
    note(root, after: 0)
    guard let state = root.state else { return }
    frontier = [graph.add(state, after: 0, "").number]
  }

  private mutating func takeLevel(_ watch: @escaping @Sendable (SearchProgress) -> Bool) async {
    if let most = limits.depth, depth >= most { return stop = .depth(most) }
    let progress = SearchProgress(
      depth: depth,
      states: graph.count,
      waiting: frontier.count,
      findings: discoveries.count
    )
    let (level, graph) = (frontier, graph)
    let expansions = await Crew(subject, jobs: limits.jobs).map(level.count) { player, index in
      watch(progress.with(done: index)) ? player.expand(graph.story(to: level[index])) : nil
    }
    frontier = []
    for (number, expansion) in zip(level, expansions) {
      guard let expansion else {
        stop = limits.isInterrupted() ? .interrupted : .time
        continue
      }
      for transition in expansion.transitions { take(transition, from: number) }
    }
    depth += 1
    if stop == nil, graph.count > limits.states { stop = .states(limits.states) }
  }

  private mutating func take(_ transition: Expansion.Transition, from number: Int) {
    transitions += 1
    note(transition, after: number)
    guard let state = transition.state else { return }
    let (target, isNew) = graph.add(state, after: number, transition.command)
    if !isNew {
      audit.note(target, number, transition.command)
    } else if transition.isBounded {
      frontier.append(target)
    } else {
      outOfBounds += 1
    }
  }

  /// Keeps the first story for each rule.
  private mutating func note(_ transition: Expansion.Transition, after number: Int) {
    for finding in transition.findings where found.insert(finding.ruleName).inserted {
      let last = transition.command.isEmpty ? [] : [transition.command]
      discoveries.append(
        Discovery(finding: finding, subject: subject, story: graph.story(to: number) + last)
      )
    }
  }

  private mutating func runAudits(_ watch: @escaping @Sendable (SearchProgress) -> Bool) async {
    guard stop != .interrupted else { return }
    await audit.perform(in: graph, of: subject, jobs: limits.jobs)
  }
}
