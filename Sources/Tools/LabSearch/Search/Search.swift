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
  var graph = StateGraph()
  /// The states of the last level, whose moves are not tried yet.
  var frontier: [Waiting] = []
  /// How many moves the stories of the frontier have.
  var storyLength = 0
  /// No story of so many moves is missing.
  var depth: Int { min(storyLength, unreplayable?.count ?? storyLength) }
  /// How many moves it has tried.
  public internal(set) var transitions = 0
  /// How many moves it has left out, because their commands have crashed too often.
  var avoided = 0
  /// How many of the states are beyond the bounds, so that it did not go on from there.
  var beyond = 0
  /// What it has typed, answered, and so on.
  var tried = TriedInputs()
  /// What it has come across.
  var coverage = Coverage()
  /// What the commands before the search have shown; the search tells it as broken here and now, and looks for more.
  private(set) var brokenBefore: [Defect] = []
  /// The first story for each defect, in the order in which they were found.
  package internal(set) var discoveries: [Discovery] = []
  /// What a part of a divided search has found and does not tell, because it may be a part of what it tells.
  var doubtful: [Discovery] = []
  /// Why it stopped before it had seen all states within the bounds.
  package internal(set) var stop: Stop?
  var audit = Audit()
  /// The differences from the correct wiring that it has seen, and the states that come after one.
  var differences = SeenDifferences()
  /// The shortest known story for each defect.
  var told: [Discovery] = []
  /// How many known stories it has played.
  var storiesTold = 0
  /// What the search has found, and the same commands don't show in a process that has played nothing before.
  var unconfirmed: [Discovery] = []
  /// The first story in which a real thread comes into the world, which then can't go on.
  var realThread: Discovery?
  /// The first story that did not lead to the same state again.
  var unreplayable: [String]?
  /// The kinds of the commands in stories that show something.
  var kinds: [String: String] = [:]
  /// Whether the wirings' code has asked for the time.
  var readsClock = false
  /// Whether a model has changed in a story, or there was none.
  var changesModel = false
  /// The states, moves and levels before the search divides its work into shards.
  var common = (states: 0, beyond: 0, transitions: 0, depth: 0)
  /// Why it is not whole: the program itself crashed.
  package internal(set) var failure: WorkFailure?
  /// The first line that the wirings' code has printed.
  var printed: String?

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
    tell(watch)
    while !frontier.isEmpty, stop == nil {
      if limits.shard != nil, !isDivided { isDivided = divide() }
      takeLevel(by: crew, watch)
      // Once it is divided, all shards must go on with the same states.
      if !isDivided, needsTime {
        var timed = Search.begun(subject.timed, limits, in: workplace)
        (timed.told, timed.storiesTold, timed.failure) = (
          told, storiesTold, failure ?? timed.failure
        )
        timed.coverage.truthNames.add(coverage.truthNames)
        self = timed
        crew = SearchCrew(subject, limits, in: workplace)
      }
    }
    if stop == nil { stop = crashStop(crew) }
    addTold()
    refine(by: crew, watch) { $0.defect == $1.defect }
    walk(by: crew, watch)
    runAudits(by: crew, watch)
    confirm(by: crew)
    if isUndecided { discoveries = discoveries.map { $0.with(isShortest: false) } }
    if stop == nil { stop = hiddenStop }
    (failure, printed) = (failure ?? crew.failure, printed ?? crew.printed)
  }

  /// Why it has not tried all moves, though it had the time.
  func crashStop(_ crew: SearchCrew) -> Stop? {
    avoided > 0 ? .crashes(movesLeftOut: avoided, of: crew.crashes.avoided.sorted()) : nil
  }

  /// Why what it has seen is not all, though it has seen all states that it could tell apart.
  var hiddenStop: Stop? {
    if realThread != nil { return .realThread }
    return isUndecided || subject.sharesState ? .hiddenState : nil
  }

  /// Whether the same commands, or two states that look the same, have led to something else: a story may be missing, or
  /// a shorter one.
  var isUndecided: Bool {
    unreplayable != nil || !unconfirmed.isEmpty || !audit.differences.isEmpty
  }
}

// MARK: - The beginning and the end

extension Search {
  /// Whether states with different times were taken for the same, though the code has asked for the time.
  var needsTime: Bool { readsClock && !subject.withTime && stop == nil }

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
    coverage.add(root.coverage)
    brokenBefore = subject.past.isEmpty ? [] : root.broken
    let transition = root.transition
    if transition.callsOtherWorlds { unreplayable = [] } else { note(transition, after: 0) }
    let course = note(transition.differences, of: transition, after: 0)
    guard let state = transition.state else { return }
    let first = Waiting(number: graph.add(state, after: 0, "", at: 0).number, parent: 0, worker: 0)
    differences.note(first.number, on: course)
    if !transition.callsOtherWorlds { frontier = [first] }
  }

  /// Keeps the stories that show the same to a user who types them into a new program.
  private mutating func confirm(by crew: SearchCrew) {
    guard stop != .interrupted else { return }
    let tasks = discoveries.map { discovery -> SearchCrew.Task in
      (.confirm(discovery.story, discovery.defect), nil)
    }
    var refuted: Set<Int> = []
    crew.results(of: tasks) { index, found in
      if case .confirmed(false)? = found?.result { refuted.insert(index) }
      return true
    }
    let numbered = discoveries.enumerated()
    unconfirmed = numbered.filter { refuted.contains($0.offset) }.map(\.element)
    discoveries = numbered.filter { !refuted.contains($0.offset) }.map(\.element)
  }

  private mutating func runAudits(by crew: SearchCrew, _ watch: (SearchProgress) -> Bool) {
    guard stop != .interrupted else { return }
    let progress = progress.with(.checks)
    let walks = audit.walks(afterMoves: transitions)
    let tasks = audit.samples.enumerated().map { index, sample -> SearchCrew.Task in
      let left = graph.story(to: sample.known)
      let right = graph.story(to: sample.parent) + [sample.command]
      return (.audit(left: left, right: right, index: index, walks: walks), nil)
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
