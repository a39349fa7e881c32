import LabConversation
import LabWork
import MVC
import MVCLab

/// A search through all states of a subject, breadth first: the first story that shows something is a
/// shortest one.
///
/// A world can't be copied, so a state is reached again by playing its story in a new world. Workers play; the
/// search keeps the states and the stories. The result is the same for any number of workers.
public struct Search: Sendable {
  /// What it is about; once it has begun, the first state is within the bounds of its domain.
  var subject: SearchSubject
  let limits: SearchLimits
  let workplace: any Workplace
  private(set) var graph = StateGraph()
  /// The states of the last level, whose moves are not tried yet.
  private var frontier: [Waiting] = []
  /// How many moves the stories of the frontier have.
  private var storyLength = 0
  /// No story of so many moves is missing.
  var depth: Int { min(storyLength, unreplayable?.count ?? storyLength) }
  /// How many moves it has tried.
  public internal(set) var transitions = 0
  /// How many moves it has left out, because their commands have crashed too often.
  private(set) var avoided = 0
  /// How many of the states are beyond the bounds, so that it did not go on from there.
  private(set) var beyond = 0
  /// What it has typed, answered, and so on.
  private(set) var tried = TriedInputs()
  /// The controls in the states whose moves it has tried.
  var controls = SeenControls()
  /// The first story for each rule, in the order in which they were found.
  var discoveries: [Discovery] = []
  /// Why it stopped before it had seen all states within the bounds.
  package private(set) var stop: Stop?
  private(set) var audit = Audit()
  /// What the search has found, and a conversation with the same commands does not show.
  private(set) var unconfirmed: [Discovery] = []
  /// The first story in which a real thread comes into the world, which then can't go on.
  private(set) var realThread: Discovery?
  /// The first story that did not lead to the same state again.
  private(set) var unreplayable: [String]?
  var found: Set<RuleName> = []
  /// Whether the wirings' code has asked for the time.
  private var readsClock = false
  /// The states, moves and levels before the search divides its work into shards.
  private(set) var common = (states: 0, beyond: 0, transitions: 0, depth: 0)
  /// Why it is not whole: the program itself crashed.
  package internal(set) var failure: WorkFailure?
  /// The first line that the wirings' code has printed.
  private(set) var printed: String?

  init(_ subject: SearchSubject, _ limits: SearchLimits, in workplace: any Workplace) {
    (self.subject, self.limits, self.workplace) = (subject, limits, workplace)
  }

  /// Searches all states of a subject in this process.
  public static func perform(
    _ subject: SearchSubject,
    _ limits: SearchLimits,
    watch: (SearchProgress) -> Bool = { _ in true }
  ) -> Search {
    perform(subject, limits, in: InProcess(), watch: watch)
  }

  /// Searches all states of a subject; a workplace plays its stories.
  package static func perform(
    _ subject: SearchSubject,
    _ limits: SearchLimits,
    in workplace: any Workplace,
    watch: (SearchProgress) -> Bool = { _ in true }
  ) -> Search {
    var search = begun(subject, limits, in: workplace)
    search.goOn(watch)
    return search
  }

  /// A search that has seen the first state only.
  static func begun(
    _ subject: SearchSubject,
    _ limits: SearchLimits,
    in workplace: any Workplace
  ) -> Search {
    var search = Search(subject, limits, in: workplace)
    search.begin()
    return search
  }

  /// Searches all states after the first.
  mutating func goOn(_ watch: (SearchProgress) -> Bool) {
    var crew = SearchCrew(subject, limits, in: workplace)
    var isDivided = false
    while !frontier.isEmpty, stop == nil {
      if limits.shard != nil, !isDivided { isDivided = divide() }
      takeLevel(by: crew, watch)
      // Once it is divided, all shards must go on with the same states.
      if !isDivided, needsTime {
        self = Search.begun(subject.timed, limits, in: workplace)
        crew = SearchCrew(subject, limits, in: workplace)
      }
    }
    if stop == nil { stop = crashStop(crew) }
    walk(by: crew, watch)
    runAudits(by: crew, watch)
    if stop == nil { stop = hiddenStop }
    confirm(by: crew)
    (failure, printed) = (failure ?? crew.failure, printed ?? crew.printed)
  }

  /// Why it has not tried all moves, though it had the time.
  private func crashStop(_ crew: SearchCrew) -> Stop? {
    avoided > 0 ? .crashes(movesLeftOut: avoided, of: crew.crashes.avoided.sorted()) : nil
  }

  /// Why what it has seen is not all, though it has seen all states that it could tell apart.
  private var hiddenStop: Stop? {
    if realThread != nil { return .realThread }
    let isHidden =
      unreplayable != nil || !audit.differences.isEmpty || subject.sharesState
    return isHidden ? .hiddenState : nil
  }
}

/// A state whose moves are not tried yet.
struct Waiting: Sendable {
  let number: Int
  /// The state that it was found from.
  let parent: Int
  /// The worker that has found it, and may remember what the laboratory knows there.
  let worker: Int
}

// MARK: - Until something is found

extension Search {
  /// The shortest story that shows a wanted finding, and that a conversation confirms; nil if the search
  /// finds none.
  package static func first(
    _ subject: SearchSubject,
    _ limits: SearchLimits,
    in workplace: any Workplace,
    where isWanted: (Finding) -> Bool,
    watch: (SearchProgress) -> Bool = { _ in true }
  ) -> (discovery: Discovery?, search: Search) {
    var search = begun(subject, limits, in: workplace)
    let crew = SearchCrew(search.subject, limits, in: workplace)
    // A crew that looks ahead is busy; another one confirms.
    let judge = SearchCrew(search.subject, limits, in: workplace)
    var refuted: Set<RuleName> = []
    func wanted(in search: Search) -> Discovery? {
      search.discoveries.first { discovery in
        let rule = discovery.finding.ruleName
        guard isWanted(discovery.finding), !refuted.contains(rule) else { return false }
        if Search.isConfirmed(discovery, by: judge) { return true }
        refuted.insert(rule)
        return false
      }
    }
    var found = wanted(in: search)
    while found == nil, !search.frontier.isEmpty, search.stop == nil {
      search.takeLevel(by: crew, watch, endsAtOnce: true) { search in
        found = wanted(in: search)
        return found == nil
      }
      if found == nil, search.needsTime {
        return first(
          subject.timed,
          limits,
          in: workplace,
          where: isWanted,
          watch: watch
        )
      }
    }
    if search.stop == nil { search.stop = search.crashStop(crew) }
    if search.stop == nil { search.stop = search.hiddenStop }
    search.failure = crew.failure ?? judge.failure ?? search.failure
    return (found, search)
  }

  /// The same in this process.
  public static func first(
    _ subject: SearchSubject,
    _ limits: SearchLimits,
    where isWanted: (Finding) -> Bool,
    watch: (SearchProgress) -> Bool = { _ in true }
  ) -> (discovery: Discovery?, search: Search) {
    first(subject, limits, in: InProcess(), where: isWanted, watch: watch)
  }

  /// Whether a conversation with the same commands shows the same.
  private static func isConfirmed(_ discovery: Discovery, by crew: SearchCrew) -> Bool {
    var isConfirmed = false
    let task = SearchTask.confirm(discovery.story, discovery.finding.ruleName)
    crew.results(of: [(task, nil)]) { _, found in
      if case .confirmed(let answer)? = found?.result { isConfirmed = answer }
      return true
    }
    return isConfirmed
  }
}

// MARK: - Levels

extension Search {
  /// Whether states with different times were taken for the same, though the code has asked for the time.
  private var needsTime: Bool { readsClock && !subject.withTime && stop == nil }

  private mutating func begin() {
    let crew = SearchCrew(subject, limits, in: workplace)
    var root: SearchRoot?
    crew.results(of: [(.root, nil)]) { _, found in
      if case .root(let answer)? = found?.result { root = answer }
      return true
    }
    (failure, printed) = (crew.failure, crew.printed)
    guard let root else { return }
    subject.domain = root.widened(subject.domain)
    let transition = root.transition
    if transition.callsOtherWorlds { unreplayable = [] } else { note(transition, after: 0) }
    guard let state = transition.state else { return }
    let first = Waiting(number: graph.add(state, after: 0, "").number, parent: 0, worker: 0)
    if !transition.callsOtherWorlds { frontier = [first] }
  }

  /// Leaves the states of this level to the shards, once each shard has enough of them; returns whether
  /// it has.
  private mutating func divide() -> Bool {
    common = (graph.count, beyond, transitions, depth)
    guard let shard = limits.shard, frontier.count >= shard.count * Search.statesOfShard else {
      return false
    }
    frontier = frontier.enumerated().filter { shard.contains($0.offset) }.map(\.element)
    return true
  }

  /// How many states each shard begins with at least.
  private static let statesOfShard = 8

  /// Tries all moves in the states of a level; `took` is called after each state, and returns whether to go on.
  ///
  /// With `endsAtOnce` it stops as soon as it keeps too many states, and not at the end of the level.
  private mutating func takeLevel(
    by crew: SearchCrew,
    _ watch: (SearchProgress) -> Bool,
    endsAtOnce: Bool = false,
    took: (Search) -> Bool = { _ in true }
  ) {
    if let most = limits.depth, storyLength >= most {
      stop = .depth(most)
      return
    }
    let (level, progress) = (frontier, progress)
    frontier = []
    var start = 0
    while start < level.count, stop == nil {
      // Commands that crash are left out after the next states.
      let count = crew.crashes.isEmpty ? Search.statesAtOnce : Search.statesAtOnceAfterCrash
      let some = Array(level[start..<min(level.count, start + count)])
      let isGoingOn = take(some, by: crew, endsAtOnce, took) {
        watch(progress.with(done: start + $0))
      }
      guard isGoingOn else { return }
      start += some.count
    }
    guard stop == nil else { return }
    storyLength += 1
    if graph.count > limits.states { stop = .states(limits.states) }
  }

  /// How many states are expanded before their moves are counted; this bounds the memory.
  private static let statesAtOnce = 4096
  private static let statesAtOnceAfterCrash = 64
  /// How many states a worker gets at once, at most.
  private static let statesOfTask = 8

  /// Tries all moves in some states; false if `took` ends the search.
  private mutating func take(
    _ states: [Waiting],
    by crew: SearchCrew,
    _ endsAtOnce: Bool,
    _ took: (Search) -> Bool,
    _ goesOn: (Int) -> Bool
  ) -> Bool {
    let size = max(1, min(Search.statesOfTask, states.count / (4 * crew.count)))
    let pieces = stride(from: 0, to: states.count, by: size).map {
      Array(states[$0..<min(states.count, $0 + size)])
    }
    let tasks = pieces.map { piece -> SearchCrew.Task in
      (.expand(piece.map(order)), piece.first?.worker)
    }
    var (done, isEnded) = (0, false)
    let isWhole = crew.results(
      of: tasks,
      while: { goesOn(done) },
      then: { index, found in
        guard case .expansions(let expansions)? = found?.result, let worker = found?.worker else {
          return false
        }
        for (waiting, expansion) in zip(pieces[index], expansions) {
          guard goesOn(done) else { return false }
          done += 1
          take(expansion, from: waiting.number, by: worker)
          guard took(self) else {
            isEnded = true
            return false
          }
          if endsAtOnce, graph.count > limits.states {
            stop = .states(limits.states)
            return false
          }
        }
        return true
      }
    )
    if !isWhole, !isEnded, stop == nil {
      stop = limits.isInterrupted() ? .interrupted : .time
    }
    return !isEnded
  }

  private func order(_ waiting: Waiting) -> SearchTask.StateOrder {
    SearchTask.StateOrder(
      number: waiting.number,
      story: graph.story(to: waiting.number),
      state: graph.state(waiting.number),
      parent: waiting.parent
    )
  }

  var progress: SearchProgress {
    SearchProgress(
      depth: storyLength,
      states: graph.count,
      waiting: frontier.count,
      findings: discoveries.count
    )
  }

  private mutating func take(_ expansion: Expansion, from number: Int, by worker: Int) {
    controls.add(expansion.controls)
    avoided += expansion.avoided
    if !expansion.isReplayable, unreplayable == nil { unreplayable = graph.story(to: number) }
    for transition in expansion.transitions { take(transition, from: number, by: worker) }
  }

  private mutating func take(
    _ transition: Expansion.Transition,
    from number: Int,
    by worker: Int
  ) {
    transitions += 1
    tried.note(transition.command, of: subject)
    readsClock = readsClock || transition.readsClock
    note(transition, after: number)
    guard let state = transition.state else { return }
    let (target, isNew) = graph.add(state, after: number, transition.command)
    if !isNew {
      audit.note(target, number, transition.command)
    } else if transition.isBounded {
      frontier.append(Waiting(number: target, parent: number, worker: worker))
    } else {
      beyond += 1
    }
  }

  /// Keeps the first story for each rule, and the first to a real thread.
  private mutating func note(_ transition: Expansion.Transition, after number: Int) {
    for finding in transition.findings {
      let isNew =
        finding.isOfRealThread ? realThread == nil : found.insert(finding.ruleName).inserted
      guard isNew else { continue }
      let last = transition.command.isEmpty ? [] : [transition.command]
      let story = graph.story(to: number) + last
      let discovery = Discovery(
        finding: finding,
        subject: subject,
        story: story,
        isShortest: story.count <= depth + 1 && avoided == 0
      )
      if finding.isOfRealThread { realThread = discovery } else { discoveries.append(discovery) }
    }
  }

  /// Keeps the stories that show the same to a user who types them.
  private mutating func confirm(by crew: SearchCrew) {
    guard stop != .interrupted else { return }
    let tasks = discoveries.map { discovery -> SearchCrew.Task in
      (.confirm(discovery.story, discovery.finding.ruleName), nil)
    }
    var refuted: Set<RuleName> = []
    crew.results(of: tasks) { index, found in
      if case .confirmed(false)? = found?.result {
        refuted.insert(discoveries[index].finding.ruleName)
      }
      return true
    }
    unconfirmed = discoveries.filter { refuted.contains($0.finding.ruleName) }
    discoveries.removeAll { refuted.contains($0.finding.ruleName) }
  }

  private mutating func runAudits(by crew: SearchCrew, _ watch: (SearchProgress) -> Bool) {
    guard stop != .interrupted else { return }
    let progress = progress.with(.checks)
    let tasks = audit.samples.enumerated().map { index, sample -> SearchCrew.Task in
      let left = graph.story(to: sample.known)
      let right = graph.story(to: sample.parent) + [sample.command]
      return (.audit(left: left, right: right, index: index), nil)
    }
    var results: [[Audit.Difference]?] = []
    crew.results(
      of: tasks,
      while: { watch(progress) },
      then: { _, found in
        guard watch(progress) else { return false }
        if case .differences(let differences)? = found?.result { results.append(differences) }
        return true
      }
    )
    audit.take(results)
  }
}
