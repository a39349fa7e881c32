import LabConversation
import LabScenarios
import LabWork
import MVCLab

/// One run of a lesson: what every wiring printed at every step, with nothing left out.
public struct LessonRun: Codable, Sendable {
  /// The wirings, in the scenario's order.
  public let wirings: [PlayedWiring]
  /// What the steps did, in the lesson's order.
  public let steps: [Step]

  /// A wiring that was played.
  public struct PlayedWiring: Codable, Sendable {
    /// Its name.
    public let name: String
    /// How its parts are connected, in a few words.
    public let summary: String
    /// Whether its author calls it correct.
    public let isCorrect: Bool

    init(_ wiring: Wiring) {
      (name, summary, isCorrect) = (wiring.name, wiring.summary, wiring.isCorrect)
    }
  }

  /// What a step did; each list has an element for each wiring.
  ///
  /// The pictures are for pages and stay in the process that played the step.
  public struct Step: Codable, Sendable {
    /// The lines it printed; none if its world had ended.
    public let lines: [[OutputLine]]
    /// The wirings whose controllers the worlds have at its end; after a `swap` others than they began with.
    package let wirings: [PlayedWiring]
    /// The breaches and symptoms that began in it.
    public let findings: [[Finding]]
    /// The hops of it, as `show flow` prints them; none if it had none, or if the caller of `LessonRun`
    /// needs no flow.
    public let flow: [[String]]
    /// The windows at its end.
    package let windows: [[PrintedWindow]]
    /// Those of them that changed in it.
    let changed: [[PrintedWindow]]
    /// Whether the world has ended.
    public let hasEnded: [Bool]
    /// What can be seen of the worlds at its end, for a page that draws it.
    package fileprivate(set) var worlds: [WorldPicture] = []
    /// What it did, for a page that draws it.
    package fileprivate(set) var did: [StepPicture] = []
    /// What each wiring did in it, moment by moment; empty unless the caller of `LessonRun` needs it, or if the step is
    /// a question.
    package fileprivate(set) var walks: [Walk] = []

    private enum CodingKeys: CodingKey {
      case lines, wirings, findings, flow, windows, changed, hasEnded
    }
  }

  /// Plays a lesson.
  ///
  /// A contrast also compares the screens of the wirings after each command. Once the supervisor stops the work,
  /// the steps do nothing.
  package init(
    _ lesson: Lesson,
    _ supervisor: any Supervisor,
    maxSteps: Int = .max,
    isContrast: Bool = false,
    hasFlow: Bool = true,
    hasWalks: Bool = false
  ) {
    let wirings = lesson.scenario.wirings.map(PlayedWiring.init)
    self.wirings = wirings
    let conversation = Conversation(KnownNames(systems: [lesson.scenario.system]), supervisor)
    conversation.stepsLeft = maxSteps
    conversation.watch = { _ in supervisor.goesOn }
    var screens = wirings.map { _ in ScreenMemory() }
    var counts = Array(repeating: 0, count: wirings.count)
    var last = Array(repeating: 0..<0, count: wirings.count)
    var isCompared = false
    steps = lesson.scenario.steps.map { step in
      guard supervisor.goesOn else { return Step(nothingIn: wirings) }
      let reply = conversation.respond(to: step.command, isRecording: hasWalks)
      let lines = reply.transcripts
      let runs = conversation.runs
      guard runs.count == screens.count else { return Step(nothingIn: wirings) }
      if isContrast, !isCompared { _ = conversation.respond(to: "contrast on") }
      isCompared = true
      let findings = runs.map(\.findings)
      let did = runs.indices.map { index in
        let isStep = runs[index].lastStep != last[index]
        let own = step.isAsked(of: index) ? lines[index] : []
        return StepPicture(runs[index], lines: own, known: counts[index], hasHops: isStep)
      }
      let flow = hasFlow ? conversation.respond(to: "show flow").transcripts : []
      defer { (counts, last) = (findings.map(\.count), runs.map(\.lastStep)) }
      return Step(
        lines: lines.indices.map { step.isAsked(of: $0) ? lines[$0] : [] },
        wirings: runs.map { PlayedWiring($0.world.wiring) },
        findings: zip(findings, counts).map { Array($0.dropFirst($1)) },
        flow: zip(flow, did).map { $1.hops.isEmpty ? [] : $0.map(\.text) },
        windows: runs.map { PrintedWindow.all(in: $0.world) },
        changed: runs.indices.map { screens[$0].changedWindows(in: runs[$0].world) },
        hasEnded: runs.map(\.world.hasEnded),
        worlds: runs.map(\.picture),
        did: did,
        walks: reply.walks
      )
    }
  }

  /// Plays a lesson in this process; a crash of a wiring ends the program.
  public init(_ lesson: Lesson) { self.init(lesson, NoSupervisor()) }

  /// Plays a lesson in a workplace, for a terminal; nil if the user stops it.
  package static func play(
    _ lesson: Lesson,
    in workplace: any Workplace
  ) throws(WorkFailure) -> LessonRun? {
    try workplace.play { supervisor in LessonRun(lesson, supervisor) }
  }
}

extension LessonRun {
  /// What runs in each world after a step: `correct`, or after a `swap` `correct -> half-store`.
  package func titles(at step: Int) -> [String] {
    let now = steps.indices.contains(step) ? steps[step].wirings : wirings
    return zip(wirings, now).map { WiringHeader.title($0.name, now: $1.name) }
  }
}

extension LessonRun.Step {
  /// A step before there are worlds.
  fileprivate init(nothingIn wirings: [LessonRun.PlayedWiring]) {
    self.wirings = wirings
    let none = Array(repeating: [String](), count: wirings.count)
    (lines, findings) = (none.map { _ in [] }, none.map { _ in [] })
    (windows, changed) = (none.map { _ in [] }, none.map { _ in [] })
    (flow, hasEnded) = (none, none.map { _ in false })
  }
}
