import LabConversation
import MVC
import MVCLab

/// A search through all states of a subject, breadth first: the first story that shows something is a
/// shortest one.
///
/// A world can't be copied, so a state is reached again by playing its story in a new world. The result
/// is the same for any number of jobs.
public struct Search: Sendable {
  /// What it is about; once it has begun, the first state is within the bounds of its domain.
  var subject: SearchSubject
  let limits: SearchLimits
  private(set) var graph = StateGraph()
  /// The states of the last level, whose moves are not tried yet.
  private var frontier: [Waiting] = []
  /// How many moves the stories of the frontier have.
  private var storyLength = 0
  /// No story of so many moves is missing.
  var depth: Int { min(storyLength, unreplayable?.count ?? storyLength) }
  /// How many moves it has tried.
  public internal(set) var transitions = 0
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
  /// The next part of the work.
  private var part: Int
  /// The numbers of all parts that the search may take.
  private let parts: Range<Int>

  /// The parts of one search fit into so many bits of a number.
  static let partBits = 22
  /// The states, moves and levels before the search divides its work into shards.
  private(set) var common = (states: 0, beyond: 0, transitions: 0, depth: 0)

  init(_ subject: SearchSubject, _ limits: SearchLimits, parts: Range<Int>) {
    (self.subject, self.limits, self.parts) = (subject, limits, parts)
    part = parts.lowerBound
  }

  /// Searches all states of a subject.
  public static func perform(
    _ subject: SearchSubject,
    _ limits: SearchLimits,
    firstPart: Int = 0,
    watch: @escaping @Sendable (SearchProgress) -> Bool = { _ in true }
  ) async -> Search {
    var search = begun(subject, limits, firstPart: firstPart)
    await search.goOn(watch)
    return search
  }

  /// A search that has seen the first state only.
  static func begun(_ subject: SearchSubject, _ limits: SearchLimits, firstPart: Int) -> Search {
    let parts = firstPart..<firstPart + (1 << Search.partBits)
    var search = Search(subject, limits, parts: parts)
    search.begin()
    return search
  }

  /// Searches all states after the first.
  mutating func goOn(_ watch: @escaping @Sendable (SearchProgress) -> Bool) async {
    var isDivided = false
    while !frontier.isEmpty, stop == nil {
      if limits.shard != nil, !isDivided { isDivided = divide() }
      await takeLevel(watch)
      // Once it is divided, all shards must go on with the same states.
      if !isDivided, needsTime { beginAgain() }
    }
    await walk(watch)
    await runAudits(watch)
    if stop == nil { stop = hiddenStop }
    confirm()
  }

  /// Why what it has seen is not all, though it has seen all states that it could tell apart.
  private var hiddenStop: Stop? {
    if realThread != nil { return .realThread }
    let isHidden =
      unreplayable != nil || !audit.differences.isEmpty || subject.sharesState
    return isHidden ? .hiddenState : nil
  }
}

// MARK: - On one thread

extension Search {
  /// The shortest story that shows a wanted finding, and that a conversation confirms; nil if the search
  /// finds none.
  ///
  /// With a crash guard, `part` is the part of the work that the calling thread is in.
  public static func first(
    _ subject: SearchSubject,
    _ limits: SearchLimits,
    part: Int = 0,
    where isWanted: (Finding) -> Bool,
    watch: (SearchProgress) -> Bool = { _ in true }
  ) -> (discovery: Discovery?, search: Search) {
    var search = Search(subject, limits, parts: part..<part + 1)
    search.begin(with: Player(subject, limits.crashGuard))
    let player = Player(search.subject, limits.crashGuard)
    func wanted() -> Discovery? {
      search.discoveries.first {
        isWanted($0.finding) && (search.hasCrashed || $0.isConfirmed)
      }
    }
    while !search.frontier.isEmpty, search.stop == nil {
      if let most = limits.depth, search.storyLength >= most { search.stop = .depth(most) }
      let (level, progress) = (search.frontier, search.progress)
      search.frontier = []
      for (index, waiting) in level.enumerated() where search.stop == nil {
        let hasCrashedOften = limits.hasCrashedOften(in: search.parts)
        guard !hasCrashedOften, watch(progress.with(done: index)) else {
          search.stop = limits.isInterrupted() ? .interrupted : hasCrashedOften ? .crash : .time
          break
        }
        search.take(search.expansion(of: waiting, player), from: waiting.number)
        if let found = wanted() { return (found, search) }
        if search.graph.count > limits.states { search.stop = .states(limits.states) }
      }
      search.storyLength += 1
      if search.needsTime {
        return first(subject.timed, limits, part: part, where: isWanted, watch: watch)
      }
    }
    if search.stop == nil { search.stop = search.hiddenStop }
    return (wanted(), search)
  }
}

// MARK: - Levels

extension Search {
  private mutating func begin() {
    _ = limits.crashGuard?.enterPart(part)
    begin(with: Player(subject, limits.crashGuard))
    limits.crashGuard?.leavePart()
    part += 1
  }

  /// Whether states with different times were taken for the same, though the code has asked for the time.
  private var needsTime: Bool { readsClock && !subject.withTime && stop == nil }

  /// Begins anew, with the time as a part of each state.
  private mutating func beginAgain() {
    self = Search(subject.timed, limits, parts: part..<parts.upperBound)
    begin()
  }

  private mutating func begin(with player: Player) {
    guard let (root, domain) = player.root() else { return }
    subject.domain = domain
    if root.callsOtherWorlds { unreplayable = [] } else { note(root, after: 0) }
    guard let state = root.state else { return }
    let first = Waiting(number: graph.add(state, after: 0, "").number, memories: root.memories)
    if !root.callsOtherWorlds { frontier = [first] }
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

  private mutating func takeLevel(_ watch: @escaping @Sendable (SearchProgress) -> Bool) async {
    if let most = limits.depth, storyLength >= most {
      stop = .depth(most)
      return
    }
    let (level, progress, limits) = (frontier, progress, limits)
    // Crashes of walks and audits, which come later, count for nothing here.
    let parts = parts.lowerBound..<part + level.count
    frontier = []
    for start in stride(from: 0, to: level.count, by: Search.statesAtOnce) where stop == nil {
      let some = level[start..<min(level.count, start + Search.statesAtOnce)]
      let crew = nextCrew(some.count)
      let expansions = await expansions(of: Array(some), by: crew) { index in
        !limits.hasCrashedOften(in: parts) && watch(progress.with(done: start + index))
      }
      for (waiting, expansion) in zip(some, expansions) {
        guard let expansion else {
          stop =
            limits.isInterrupted()
            ? .interrupted : limits.hasCrashedOften(in: parts) ? .crash : .time
          continue
        }
        take(expansion, from: waiting.number)
      }
    }
    guard stop == nil else { return }
    storyLength += 1
    if graph.count > limits.states { stop = .states(limits.states) }
  }

  /// How many states are expanded before their moves are counted; this bounds the memory.
  private static let statesAtOnce = 4096

  var progress: SearchProgress {
    SearchProgress(
      depth: storyLength,
      states: graph.count,
      waiting: frontier.count,
      findings: discoveries.count
    )
  }

  /// A crew for the next so many parts of the work.
  mutating func nextCrew(_ count: Int) -> Crew {
    defer { part += count }
    return Crew(subject, limits, firstPart: part)
  }

  private mutating func take(_ expansion: Expansion, from number: Int) {
    controls.add(expansion.controls)
    if !expansion.isReplayable, unreplayable == nil { unreplayable = graph.story(to: number) }
    for transition in expansion.transitions { take(transition, from: number) }
  }

  private mutating func take(_ transition: Expansion.Transition, from number: Int) {
    transitions += 1
    tried.note(transition.command, of: subject)
    readsClock = readsClock || transition.readsClock
    note(transition, after: number)
    guard let state = transition.state else { return }
    let (target, isNew) = graph.add(state, after: number, transition.command)
    if !isNew {
      audit.note(target, number, transition.command)
    } else if transition.isBounded {
      let keeps = frontier.count < limits.memories
      frontier.append(Waiting(number: target, memories: keeps ? transition.memories : nil))
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
        isShortest: story.count <= depth + 1
      )
      if finding.isOfRealThread { realThread = discovery } else { discoveries.append(discovery) }
    }
  }

  /// Whether the code of a wiring has crashed in this search.
  var hasCrashed: Bool { (limits.crashGuard?.crashes(in: parts) ?? 0) > 0 }

  /// Keeps the stories that show the same to a user who types them.
  private mutating func confirm() {
    // Nobody goes round a crash in another conversation.
    guard !hasCrashed else { return }
    unconfirmed = discoveries.filter { !$0.isConfirmed }
    discoveries.removeAll { discovery in
      unconfirmed.contains { $0.finding.ruleName == discovery.finding.ruleName }
    }
  }

  private mutating func runAudits(_ watch: @escaping @Sendable (SearchProgress) -> Bool) async {
    guard stop != .interrupted, !hasCrashed else { return }
    let (crew, progress) = (nextCrew(Audit.most), progress.with(.checks))
    await audit.perform(in: graph, by: crew) { watch(progress) }
  }
}
