import MVC
import MVCLab

/// One wiring's world in a conversation: it executes commands, and records what they do and break.
public final class WiringRun {
  let system: System
  /// What outlives the program; nil if it stores nothing.
  private let storage: (any Storage)?
  /// The first identity that its worlds give.
  private let firstIdentity: Int
  /// The chosen wiring; after a `swap` the world has another wiring's controllers.
  public let wiring: Wiring
  /// The running world; `relaunch` replaces it.
  @exclusivity(unchecked) public private(set) var world: World
  /// Every breach and symptom so far.
  @exclusivity(unchecked) public private(set) var findings: [Finding] = []
  /// How many findings another wiring had before the present one replaced it.
  @exclusivity(unchecked) private var inheritedFindings = 0
  /// The waivers that let a breach pass so far.
  package private(set) var waivers: Set<Waiver> = []
  /// The names that truths have given before the program was launched again.
  private var formerTruthNames = TruthNames()
  /// A run of a correct wiring beside this one, if there is one.
  weak var correct: WiringRun?
  /// Called when the world ends while the wiring's code still runs, with the fault that ended it; empty if none did.
  package var noteEnd: (_ fault: String) -> Void = { _ in }
  /// The values of the models, and what was alive, when the world ended; nil while it goes on.
  private(set) var modelsAtEnd: [String]?, aliveAtEnd: [String]?
  /// The first time that the present wiring's screens differed at rest from those of every correct wiring
  /// beside it.
  @exclusivity(unchecked) package private(set) var divergence: Divergence?
  /// The hops of the last step.
  @exclusivity(unchecked) package private(set) var lastStep = 0..<0
  @exclusivity(unchecked) private var attention: Attention
  /// The screen that the present command names after `in`; nil for the one in front.
  private(set) var addressee: String?
  /// The time that the world has taken, if there is a clock.
  package private(set) var duration: Duration = .zero
  private let clock: Stopwatch?
  /// A number for the commands that a search has played in it, in their order.
  @exclusivity(unchecked) package var story = 0
  @exclusivity(unchecked) private var inspector: Inspector
  @exclusivity(unchecked) private var recorder: TranscriptRecorder

  /// A run with a new world, and its first screen open; or one that has ended at once.
  ///
  /// Throws what is wrong with the storage's file.
  init(
    _ wiring: Wiring,
    of system: System,
    _ names: KnownNames,
    _ attention: Attention,
    _ clock: Stopwatch?,
    endedBecause reason: String?,
    firstIdentity: Int = 1
  ) throws {
    let start = clock?() ?? .zero
    (self.wiring, self.attention, self.clock) = (wiring, attention, clock)
    (self.system, self.firstIdentity) = (system, firstIdentity)
    storage = try system.openStorage?(names.storageFile)
    world =
      reason.map { World(wiring: wiring, endedBecause: $0) }
      ?? World(
        wiring: wiring,
        withServer: names.withServer,
        storage: storage,
        firstIdentity: firstIdentity
      )
    inspector = Inspector(of: system)
    recorder = TranscriptRecorder(world)
    begin(opens: reason == nil)
    duration = (clock?() ?? .zero) - start
  }

  deinit { storage?.close() }

  /// Looks at the new world from here on, and opens its first screen.
  private func begin(opens: Bool) {
    world.runtime.transitionTime = system.transitionTime
    if let end = world.flow.end { note(end) }
    world.flow.whenEnded = { [weak self] in self?.note($0) }
    applyAttention()
    if opens { world.step { world.open(system.screens[0].name, as: "first") } }
    rest(since: 0, unheard: nil)
  }
}

extension WiringRun {
  /// Keeps what can be seen at the end of the world, as the code that ended it may run on: on a phone it would not.
  private func note(_ end: Flow.End) {
    world.screensAtEnd = DrawnScreens(of: world)
    (modelsAtEnd, aliveAtEnd) = (models, alive)
    storage?.close()
    guard case .fault(let fault, _) = end else { return noteEnd("") }
    let site = SourceLine(fault.site) ?? world.runtime.lineOfEnd(by: fault)
    noteEnd(fault.message + (site.map { " (\($0))" } ?? ""))
  }

  /// What runs in its world: `correct`, or after a `swap` `correct -> half-store`.
  package var title: String { WiringHeader.title(wiring.name, now: world.wiring.name) }
}

extension WiringRun {
  /// The names that truths have given so far.
  package var truthNames: TruthNames {
    var names = inspector.truthNames
    names.add(formerTruthNames)
    return names
  }

  /// Whether the wiring whose controllers the world has is a correct one.
  package var isCorrect: Bool { world.wiring.isCorrect }

  /// Takes a turn of a command; throws why the world refuses it.
  ///
  /// A turn that is known to end the world is not taken: the world ends for the reason `end`.
  package func take(
    _ turn: CommandTurn,
    _ attention: Attention,
    endedBecause end: String? = nil
  ) throws {
    let time = clock?() ?? .zero
    defer { duration += (clock?() ?? .zero) - time }
    follow(attention)
    (addressee, world.command) = (turn.screen, turn.text)
    let start = world.flow.count
    if let end, !world.hasEnded {
      world.end(because: end)
      return rest(since: start, unheard: nil)
    }
    switch turn.act {
    case .other(let body): try body(self)
    case .step(let body):
      let world = try livingWorld()
      if attention != .bare { inspector.beginStep(of: world) }
      let unheard: String?
      do { unheard = try world.step { try body(world, self) } } catch {
        world.runtime.forgetStep()
        throw error
      }
      rest(since: start, unheard: unheard)
    }
  }

  func follow(_ attention: Attention) {
    guard attention != self.attention else { return }
    if attention == .printing { recorder.skipChanges() }
    self.attention = attention
    applyAttention()
  }

  private func applyAttention() {
    recorder.isPrinting = attention == .printing
    world.leakDetector.isTracking = attention != .bare
    world.runtime.willReceive =
      attention == .bare
      ? nil
      : { [weak inspector] component, event, row in
        inspector?.willReceive(event, component, row: row)
      }
  }

  /// Prints all screens.
  func showScreens() {
    follow(.printing)
    recorder.print(ScreenMemory.all(in: world))
  }

  /// Prints all screens, and what the present wiring has broken so far, each once.
  func showStanding() {
    showScreens()
    var told: [OutputLine] = []
    for line in findingsOfPresentWiring.map({ OutputLine($0) }) where !told.contains(line) {
      told.append(line)
    }
    recorder.print(told)
  }

  /// The lines that were printed since the last call.
  package func takeLines() -> [OutputLine] { recorder.takeLines() }
}

// MARK: - For the commands

extension WiringRun {
  func print(_ kind: OutputLine.Kind, _ text: String) { recorder.print(kind, text) }

  func print(_ lines: [OutputLine]) { recorder.print(lines) }

  /// The world, if it has not ended.
  func livingWorld() throws(CommandError) -> World {
    if world.hasEnded { throw .ended }
    return world
  }

  /// Kills the program and launches it again: what is stored is still there, and nothing else.
  func relaunch() throws {
    _ = try livingWorld()
    guard storage != nil else { throw CommandError.noStorage(system: system.name) }
    let (wiring, hasServer) = (world.wiring, world.runtime.server != nil)
    let isStorageFailing = world.runtime.isStorageFailing
    formerTruthNames = truthNames
    inspector = Inspector(of: system)
    try kill()
    world = World(
      wiring: wiring,
      withServer: hasServer,
      storage: storage,
      firstIdentity: firstIdentity
    )
    recorder = TranscriptRecorder(world)
    world.runtime.isStorageFailing = isStorageFailing
    begin(opens: true)
  }

  /// Ends the world as one kills a program: its tasks, which are cancelled, write nothing any more.
  private func kill() throws {
    let isStorageFailing = world.runtime.isStorageFailing
    try storage?.setFailing(true)
    world = World(wiring: world.wiring, endedBecause: "was killed")
    recorder = TranscriptRecorder(world)
    try storage?.setFailing(isStorageFailing)
  }

  /// Replaces the controllers by another wiring's; what is found later is charged to that wiring.
  func swap(to wiring: Wiring) throws {
    let world = try livingWorld()
    let start = world.flow.count
    world.step { world.swap(to: wiring) }
    (inheritedFindings, divergence) = (findings.count, nil)
    if attention != .bare { inspector.beginWiring(in: world) }
    rest(since: start, unheard: nil)
  }

  /// Whether the last step has changed, painted, sent and shown nothing.
  var lastStepDidNothing: Bool {
    world.flow.hops[lastStep].allSatisfy { hop in
      switch hop.kind {
      case .change, .render, .request, .answer, .navigate, .bind, .post: false
      case .userEvent, .outside, .timer, .turn, .targetAction, .delegate, .contract, .block,
        .notification, .observation, .event, .dataSource, .lifecycle:
        true
      }
    }
  }

  /// The breaches and symptoms of the present wiring.
  var findingsOfPresentWiring: ArraySlice<Finding> { findings.dropFirst(inheritedFindings) }

  private func rest(since start: Int, unheard: String?) {
    lastStep = start..<world.flow.count
    guard attention != .bare else { return }
    let found = inspector.inspect(world, step: lastStep, unheard: unheard)
    waivers.formUnion(inspector.waivers)
    recorder.printChanges()
    findings += found
    recorder.print(found.map { OutputLine($0) })
  }
}

// MARK: - State

extension WiringRun {
  /// What the laboratory remembers of earlier steps; a run that has executed the same commands bare can
  /// take it over.
  package struct Memory: Sendable {
    fileprivate let inspector: Inspector.Memory
    fileprivate let leaks: LeakDetector.Memory
    /// The components that the world had made.
    fileprivate let made: UInt64
  }

  package var memory: Memory {
    Memory(
      inspector: inspector.memory,
      leaks: world.leakDetector.memory,
      made: world.runtime.registry.history
    )
  }

  /// Adds what the laboratory remembers of earlier steps to the state of the world.
  package func describeMemory(to digest: inout StateDigest) {
    inspector.describeMemory(in: world, to: &digest)
  }

  /// Tells again what was told before, if it is still there.
  package func forgetWhatWasTold() { inspector.memory.forgetWhatWasTold() }

  /// Takes over what another run of the same commands remembered; returns false, and does not, if this world has
  /// made other components, or has called those of another world.
  package func remember(_ memory: Memory) -> Bool {
    let runtime = world.runtime
    guard memory.made == runtime.registry.history, !runtime.callsOtherWorlds else { return false }
    (inspector.memory, world.leakDetector.memory) = (memory.inspector, memory.leaks)
    return true
  }

  /// What a difference from the correct wirings beside this one was, when it began.
  package struct Divergence: Sendable {
    /// The command after which the screens differed.
    let command: String
    /// The difference, in a sentence.
    let text: String
  }

  /// Whether the screens differ at rest from those of another wiring after the same commands.
  package func differs(from other: WiringRun) -> Bool {
    world.hasEnded != other.world.hasEnded
      || !world.hasEnded && screens != other.screens
  }

  /// The drawn windows; a world that prints remembers them.
  private var screens: DrawnScreens {
    attention == .printing ? recorder.screens : DrawnScreens(of: world)
  }

  /// Remembers the first difference from all of these runs of correct wirings.
  func noteDivergence(from correct: [WiringRun]) {
    guard divergence == nil, attention != .bare, !isCorrect, let first = correct.first,
      correct.allSatisfy(differs),
      let symptom = system.symptoms.first(where: { $0.name == Symptom.diverges.name }),
      let harm = symptom.harms(in: world, beside: first.world).first
    else { return }
    divergence = Divergence(command: world.command, text: harm.text)
  }

  /// Whether a comparison with a correct wiring beside this one finds a symptom now, or has found that the screens
  /// differ.
  func showsBesideCorrect(_ symptom: String) -> Bool {
    if symptom == Symptom.diverges.name, divergence != nil { return true }
    guard let correct, correct !== self else { return false }
    return inspector.finds(symptom, in: world, beside: correct.world)
  }

  /// How a symptom that only a comparison finds can be found here; nil if it needs none, or there is one.
  func wayToCompare(for symptom: String) -> String? {
    guard correct == nil, !isCorrect,
      system.symptoms.contains(where: { $0.name == symptom && $0.needsCorrectWiring }),
      let other = system.wirings.first(where: \.isCorrect)
    else { return nil }
    return "'\(symptom)' is found only beside a correct wiring; choose both: "
      + "'wirings \(other.name), \(world.wiring.name)'"
  }

  /// Everything in which the world differs from the correct wiring's now.
  package func differences(from correct: WiringRun) -> [Difference] {
    inspector.differences(of: world, from: correct.world)
  }

  /// Reports the symptoms that a comparison with the correct wiring's world finds.
  func compare(with correct: WiringRun) {
    guard attention != .bare else { return }
    let found = inspector.inspect(world, beside: correct.world)
    findings += found
    recorder.print(found.map { OutputLine($0) })
  }
}
