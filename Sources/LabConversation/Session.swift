import HeadlessUI
import LabText
import MVC
import MVCLab

/// The one door to a world: it is told commands and answers with lines.
///
/// The terminal colours what it says, the batch runner compares it, and nobody else touches the world.
/// A session leads one wiring; of several that a command names it takes the one it was made for.
public final class Session {
  /// ActualLine during long work how far it has come; answers whether it is to go on.
  public var watch: (Progress) -> Bool = { _ in true }
  var stand: Stand
  /// Where this session was before it moved in its story.
  var before: Stand?
  /// The screen that the present command is addressed to; nil for the one in front.
  private(set) var addressee: String?
  /// Whether a story is played again that was told before.
  var isSilent = false
  /// The long work that is being done.
  private var work: Progress?
  private let wiring: String?
  private let storedProperties = StoredProperties()
  private var reply = Reply()

  /// A session that knows these systems and, of the wirings that are chosen, leads `wiring`; without
  /// it, the first one chosen.
  ///
  /// With `allowsFiles` a system may keep its storage in a file.
  public init(systems: [System], wiring: String? = nil, allowsFiles: Bool = false) {
    let grammar = Grammar(systems: systems, allowsFiles: allowsFiles)
    stand = Stand(grammar, storedProperties: storedProperties)
    self.wiring = wiring
  }

  /// Carries out one command and says what came of it.
  public func respond(to line: String) -> Reply {
    before?.storage?.close()
    (reply, before) = (Reply(), nil)
    perform(line)
    return reply
  }

  /// Makes a command part of the story, though this session refused it.
  public func remember(_ command: String) {
    stand.story.append(command)
    reply.isKept = true
  }

  /// Has the last command of the story as another session tells it, which carried it out more often.
  package func retell(_ command: String) {
    stand.story.join(behind: story.count - 1, as: command)
  }
}

extension Session {
  /// What can be said now.
  public var grammar: Grammar { stand.grammar }
  /// The world that is talked to; nil before a wiring was chosen.
  public var world: World? { stand.world }
  /// Every breach and symptom of this world so far.
  public var findings: [Finding] { stand.findings }
  /// The commands that made the world what it is, and those that were taken back.
  public var story: Story { stand.story }
  var lastStep: Range<Int> { stand.lastStep }
}

// MARK: - For the commands

extension Session {
  /// The world, which must exist and must not have ended.
  func livingWorld() throws(CommandError) -> World {
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
    do { stand.storage = try system.openStorage?(grammar.storageFile) } catch {
      reply.lacksFile = grammar.storageFile != nil
      throw error
    }
    launch(system, chosen)
  }

  /// The program ends as if it were killed, and is launched again: what is stored is still there, and
  /// nothing else.
  func relaunch() throws {
    let world = try livingWorld()
    guard stand.storage != nil else { throw CommandError.noStorage(system: world.system.name) }
    launch(world.system, world.wiring)
  }

  private func launch(_ system: System, _ wiring: Wiring) {
    stand.inspector = Inspector(storedProperties: storedProperties)
    stand.screens = ScreenMemory()
    let world = World(
      system: system,
      wiring: wiring,
      withServer: grammar.withServer,
      storage: stand.storage
    )
    stand.world = world
    world.flow.listener = self
    world.step { world.open(system.screens[0].name, as: "first") }
    rest(world, since: 0, unheard: nil)
  }

  /// No world any more.
  func forget() {
    stand.storage?.close()
    let story = story
    stand = Stand(grammar, storedProperties: storedProperties)
    stand.story = story
  }

  /// Stands where nothing has been said yet.
  func startAnew() {
    let grammar = Grammar(systems: grammar.systems, allowsFiles: grammar.allowsFiles)
    stand = Stand(grammar, storedProperties: storedProperties)
  }

  /// Answers with what `body` says alone.
  func replying(_ body: () -> Void) -> Reply {
    reply = Reply()
    body()
    return reply
  }

  /// To the story, all commands behind the first `count` are this one.
  func join(behind count: Int, as command: String) {
    guard story.count > count else { return }
    stand.story.join(behind: count, as: command)
    reply.isKept = true
  }

  /// What was said so far tells nothing of the commands that led to it.
  func hush() { (reply.isKept, reply.isMalformed, reply.lacksFile) = (false, false, false) }

  func say(_ kind: OutputLine.Kind, _ text: String) {
    if !isSilent { reply.lines.append(OutputLine(kind, text)) }
  }
  func say(_ lines: [OutputLine]) { if !isSilent { reply.lines += lines } }
  func ask(_ request: Reply.Request) { reply.request = request }

  /// Does work of so many commands, unless it is part of a longer one.
  func work(_ total: Int, _ body: () -> Void) {
    guard work == nil else { return body() }
    work = Progress(total: total)
    body()
    work = nil
  }

  /// Whether somebody wants the work to stop.
  var isInterrupted: Bool { reply.isInterrupted }

  /// Whether the work goes on with one more command.
  func goesOn() -> Bool {
    if let work, !isInterrupted { reply.isInterrupted = !watch(work) }
    work?.done += 1
    return !isInterrupted
  }

  func perform(_ line: String) {
    do { try obey(line) } catch let error as ParseError {
      reply.isMalformed = true
      say(.error, error.complaint.description)
    } catch {
      if (error as? CommandError)?.isAboutNothing == true { reply.isMalformed = true }
      say(.error, "\(error)")
    }
  }

  /// Reads a command and carries it out; throws if it is refused.
  func obey(_ line: String) throws {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard let first = line.first else { return }
    guard first != "#" else { return stand.story.remark(String(line.dropFirst())) }
    let sentence = try stand.grammar.read(String(line))
    try carryOut(sentence)
    guard sentence.command.isPartOfStory else { return }
    remember(sentence.text)
  }

  private func carryOut(_ sentence: ParsedCommand) throws {
    let before = addressee
    addressee = sentence.screen ?? before
    defer { addressee = before }
    world?.command = sentence.text
    try sentence.action(self)
  }

  private func rest(_ world: World, since start: Int, unheard: String?) {
    stand.lastStep = start..<world.flow.hops.count
    let found = stand.inspector.inspect(world, step: lastStep, unheard: unheard)
    if !world.hasEnded { sayChanges(in: world) }
    stand.findings += found
    say(found.map { OutputLine($0) })
  }

  private func sayChanges(in world: World) {
    if !isSilent { say(stand.screens.changes(in: world)) }
  }
}

extension Session: FlowListener {
  /// Prints what a model says when it says it, and the screens it changed when all have heard it.
  public func flow(_ flow: Flow, modelSpokeAt index: Int, _ phase: FlowPhase) {
    guard let world, !isSilent else { return }
    switch phase {
    case .spoken:
      let hop = flow.hops[index]
      let registry = world.runtime.registry
      let participant = hop.kind == .change ? hop.callee : hop.caller
      guard registry.role(of: participant) == .model else { return }
      let speaker = registry.name(of: participant)
      let subject = hop.kind == .change ? "\(speaker).\(hop.name)" : speaker
      let what = hop.detail == .none ? hop.name : hop.detail.description
      say(.notification, "\(subject) \(what.isEmpty ? "called a \(hop.kind.title)" : what)")
    case .heardByAll:
      if !world.hasEnded { sayChanges(in: world) }
    }
  }
}
