import LabConversation
import LabWork
import MVCLab

/// A conversation whose worlds live in a worker, so that nothing a wiring does can end the program.
///
/// Each reply brings what the prompt, colours, hints and completion need, and what is new in the history. When the worker
/// dies, a new one executes the lines again that were accepted so far.
final class Session {
  let systems: [System]
  private let workplace: any Workplace
  /// Whether a command whose code crashes ends its world, as in a scenario.
  ///
  /// At a prompt it counts as not executed.
  private let keepsCrashes: Bool
  /// Called while a command runs with the part that is done; returns whether to go on.
  var watch: (Double) -> Bool = { _ in true }
  /// Whether the user no longer waits for the present command to stop.
  var givesUp: () -> Bool = { false }
  /// Called when the worker has died between two lines; a new one takes its place.
  var noteDeath: (SessionCrash) -> Void = { _ in }
  /// What the conversation was after the last reply.
  private(set) var state: ConversationState
  /// The commands so far.
  private(set) var history = CommandHistory()
  /// A whole line that the last refusal suggests.
  private(set) var suggestion: String?
  private var worker: Worker?
  private var accepted: [Line] = []
  /// How many of the accepted lines the worker was given, and has not answered.
  private var unanswered = 0

  private typealias Worker = DedicatedWorker<Request, Response>

  /// A line, and the turns of it that end their worlds.
  private struct Line {
    let text: String
    var endings: [WorkEnding] = []
    /// Whether it can be executed twice: what changes the rows of a file can't.
    var isRepeatable = true
  }

  private enum Request: Codable {
    case respond(to: String)
    /// The same, for a line that was executed before.
    case repeats(String)
  }

  private enum Response: Codable {
    case reply(Reply, ConversationState, CommandHistory.News)
    case repeated
  }

  /// A conversation about one of these systems, which may keep its rows in a file.
  init(_ systems: [System], in workplace: any Workplace, keepsCrashes: Bool) {
    (self.systems, self.workplace, self.keepsCrashes) = (systems, workplace, keepsCrashes)
    state = ConversationState(
      of: Conversation(KnownNames(systems: systems, allowsFiles: true), NoSupervisor())
    )
  }
}

extension Session {
  /// The names that the next command may use.
  var names: KnownNames { state.names(among: systems, allowsFiles: true) }
  /// The chosen wirings, the leading one first.
  var runs: [ConversationState.RunState] { state.runs }

  func needsWiring(_ line: String) -> Bool { state.needsWiring(line, among: systems) }

  /// Executes a line in all worlds, or answers it.
  ///
  /// Throws what crashed, if the line counts as not executed.
  func respond(to text: String) throws(SessionCrash) -> Reply {
    var line = Line(text: text)
    while true {
      let worker = try readyWorker()
      worker.send(.respond(to: text), line.endings)
      switch worker.answer({ self.look(at: $0) }) {
      case .response(.reply(let reply, let state, let news)):
        // Whether they are late again would depend on the machine.
        line.endings += worker.lateTurns
        history.follow(news)
        accept(line, reply, state)
        return reply
      case .response: throw SessionCrash(reason: "gave another answer", line: text)
      case .death(let death):
        self.worker = nil
        let crash = SessionCrash(death, in: text, state)
        guard keepsCrashes, let ending = death.ending, state.storageFile == nil,
          !line.endings.contains(where: { $0.turn == ending.turn })
        else {
          prepare()
          throw crash
        }
        line.endings += death.late + [ending]
      }
    }
  }

  /// Ends the worlds; what they keep in a file is closed.
  func end() {
    worker?.finish()
    worker = nil
  }

  private func look(at worker: any LabWork.Worker) {
    worker.stop(!watch(worker.share))
    if givesUp() { worker.giveUp("did not come back and was given up") }
  }

  private func accept(_ line: Line, _ reply: Reply, _ state: ConversationState) {
    var line = line
    line.isRepeatable = self.state.storageFile == nil || reply.isChoice
    (self.state, suggestion) = (state, reply.suggestion)
    guard reply.outcome == .interrupted else { return accepted.append(line) }
    // A part of the line was executed: the history says which.
    accepted = state.lines(of: history).map {
      Line(text: $0, isRepeatable: state.storageFile == nil)
    }
  }
}

// MARK: - The worker

extension Session {
  /// Begins a worker that comes to the present state while the user reads and types.
  private func prepare() {
    let worker = Worker(workplace) { [systems] in Session.serve(systems) }
    for line in accepted where line.isRepeatable {
      worker.send(.repeats(line.text), line.endings, isRepetition: true)
    }
    (self.worker, unanswered) = (worker, accepted.count(where: \.isRepeatable))
  }

  /// A worker in the present state.
  private func readyWorker() throws(SessionCrash) -> Worker {
    if unanswered == 0, let death = worker?.deathBetweenMessages() {
      worker = nil
      noteDeath(SessionCrash(death))
    }
    if worker == nil { prepare() }
    var wasKilled = false
    while let worker, unanswered > 0 {
      guard case .death(let death) = worker.answer({ self.look(at: $0) }) else {
        unanswered -= 1
        continue
      }
      if death.isFromOutside, !wasKilled {
        wasKilled = true
        prepare()
        continue
      }
      // What was executed once does not come back; the lines before it do.
      let repeatable = accepted.filter(\.isRepeatable)
      let culprit = repeatable[repeatable.count - unanswered]
      accepted = Array(repeatable.prefix(repeatable.count - unanswered))
      self.worker = nil
      throw SessionCrash(death, repeating: culprit.text, state)
    }
    guard let worker else { return try readyWorker() }
    return worker
  }

  private static func serve(_ systems: [System]) -> (Request, any Supervisor) -> Response {
    let conversation = Conversation(
      KnownNames(systems: systems, allowsFiles: true),
      NoSupervisor()
    )
    return { request, supervisor in
      conversation.supervisor = supervisor
      conversation.watch = { share in
        supervisor.note(share)
        return supervisor.goesOn
      }
      switch request {
      case .respond(let line):
        let reply = conversation.respond(to: line)
        return .reply(
          reply,
          ConversationState(of: conversation),
          conversation.history.takeNews()
        )
      case .repeats(let line):
        _ = conversation.respond(to: line)
        return .repeated
      }
    }
  }
}
