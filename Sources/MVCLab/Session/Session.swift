/// The one door to a world: it is told commands and answers with lines.
///
/// The terminal colours what it says, the batch runner compares it, and nobody else touches the world.
/// A session leads one wiring; of several that a command names it takes the one it was made for.
public final class Session {
  public internal(set) var grammar: Grammar
  public private(set) var world: World?
  /// Every breach and symptom of this world so far.
  public private(set) var findings: [Finding] = []
  /// The hops of the last step.
  private(set) var lastStep = 0..<0
  /// The commands that made the world what it is.
  public private(set) var story: [String] = []
  var undone: [String] = []
  /// The screen that the present command is addressed to; nil for the one in front.
  private(set) var addressee: String?
  /// Asked now and then during long work, whether somebody wants it to stop.
  public var shouldStop: () -> Bool = { false }
  private let wiring: String?
  private let anatomy = Anatomy()
  private var storage: (any Storage)?
  private var inspector: Inspector
  private var screens = ScreenMemory()
  private var reply = Reply()

  /// A session that knows these systems and, of the wirings that are chosen, leads `wiring`; without
  /// it, the first one chosen.
  ///
  /// With `allowsFiles` a system may keep its storage in a file.
  public init(systems: [System], wiring: String? = nil, allowsFiles: Bool = false) {
    grammar = Grammar(systems: systems, allowsFiles: allowsFiles)
    self.wiring = wiring
    inspector = Inspector(anatomy: anatomy)
  }

  /// Carries out one command and says what came of it.
  public func respond(to line: String) -> Reply {
    reply = Reply()
    perform(line)
    return reply
  }

  /// Makes a command part of the story, though this session refused it.
  public func remember(_ command: String) {
    story.append(command)
    undone = []
    reply.isKept = true
  }
}

// MARK: - For the commands

extension Session {
  /// The world, which must exist and must not have ended.
  func livingWorld() throws(Complaint) -> World {
    let system = try grammar.chosenSystem()
    guard let world else {
      throw .noWorld(system: system.name, wirings: system.wirings.map(\.name))
    }
    if world.hasEnded { throw .ended }
    return world
  }

  /// One step of the world: what is done in `body`, until everything has come to rest.
  ///
  /// `body` returns what a person did in vain, if nobody heard it.
  func step(_ body: (World) throws -> String?) throws {
    let world = try livingWorld()
    let start = world.flow.hops.count
    let unheard = try world.step { try body(world) }
    rest(world, since: start, unheard: unheard)
  }

  /// Begins a new world.
  func begin() throws {
    let system = try grammar.chosenSystem()
    let name = grammar.wirings.first { $0 == wiring } ?? grammar.wirings.first
    guard let chosen = system.wirings.first(where: { $0.name == name }) else { return }
    forget()
    storage = try system.openStorage?(grammar.storageFile)
    launch(system, chosen)
  }

  /// The program ends as if it were killed, and is launched again: what is stored is still there, and
  /// nothing else.
  func relaunch() throws {
    let world = try livingWorld()
    guard storage != nil else { throw Complaint.noStorage(system: world.system.name) }
    launch(world.system, world.wiring)
  }

  private func launch(_ system: System, _ wiring: Wiring) {
    inspector = Inspector(anatomy: anatomy)
    screens = ScreenMemory()
    let world = World(
      system: system,
      wiring: wiring,
      withServer: grammar.withServer,
      storage: storage
    )
    self.world = world
    world.flow.listener = self
    world.step { world.open(system.screens[0].name, as: "first") }
    rest(world, since: 0, unheard: nil)
  }

  /// No world any more.
  func forget() {
    world = nil
    findings = []
    lastStep = 0..<0
    inspector = Inspector(anatomy: anatomy)
    screens = ScreenMemory()
    storage?.close()
    storage = nil
  }

  /// Replays another story from nothing, silently, and shows the screens it ends in.
  ///
  /// What this session refuses of it stays part of it.
  func become(_ story: [String]) throws(Complaint) {
    if let file = grammar.storageFile {
      throw .notHere("going back", because: "what is stored in \(file.inQuotes) stays stored")
    }
    let (before, undone) = (reply, undone)
    forget()
    grammar = Grammar(systems: grammar.systems, allowsFiles: grammar.allowsFiles)
    for command in story { perform(command) }
    reply = before
    (self.story, self.undone) = (story, undone)
    if let world { say(ScreenMemory.all(in: world)) }
  }

  func say(_ kind: Line.Kind, _ text: String) { reply.lines.append(Line(kind, text)) }
  func say(_ lines: [Line]) { reply.lines += lines }
  func ask(_ request: Reply.Request) { reply.request = request }

  /// Makes a command part of the story, in the place of all behind the first `count`, if there are any.
  func remember(_ command: String, behind count: Int) {
    guard story.count > count else { return }
    story.removeSubrange(count...)
    remember(command)
  }

  func perform(_ line: String) {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard let first = line.first, first != "#" else { return }
    do {
      let sentence = try grammar.read(String(line))
      try carryOut(sentence)
      guard sentence.command.isPartOfStory else { return }
      remember(sentence.text)
    } catch let error as ParseError {
      reply.isMalformed = true
      say(.error, error.complaint.description)
    } catch {
      say(.error, "\(error)")
    }
  }

  private func carryOut(_ sentence: Sentence) throws {
    let before = addressee
    addressee = sentence.screen ?? before
    defer { addressee = before }
    world?.command = sentence.text
    try sentence.action(self)
  }

  private func rest(_ world: World, since start: Int, unheard: String?) {
    lastStep = start..<world.flow.hops.count
    let found = inspector.inspect(world, step: lastStep, unheard: unheard)
    if !world.hasEnded { say(screens.changes(in: world, atRest: true)) }
    findings += found
    say(found.map(\.line))
  }
}

extension Session: FlowListener {
  /// Prints what a model says when it says it, and the screens it changed when all have heard it.
  public func flow(_ flow: Flow, modelSpokeAt index: Int, _ phase: FlowPhase) {
    guard let world else { return }
    switch phase {
    case .spoken:
      let hop = flow.hops[index]
      let census = world.surroundings.census
      let participant = hop.kind == .change ? hop.callee : hop.caller
      guard census.role(of: participant) == .model else { return }
      let speaker = census.name(of: participant)
      let subject = hop.kind == .change ? "\(speaker).\(hop.name)" : speaker
      let what = hop.detail == .none ? hop.name : hop.detail.description
      say(.notification, "\(subject) \(what.isEmpty ? "called a \(hop.kind.title)" : what)")
    case .heardByAll:
      if !world.hasEnded { say(screens.changes(in: world, atRest: false)) }
    }
  }
}
