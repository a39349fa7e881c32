import LabText
import LabWork
import MVCLab

/// The door to the worlds: it takes commands, and answers with what the worlds print.
///
/// A conversation leads all chosen wirings and has one history. The prompt, scripts, the replay of
/// scenarios and tests all come through ``respond(to:)``. Only a search plays worlds without one, because it
/// makes a new world for each move.
public final class Conversation {
  /// Called during long work with the part that is done, from 0 to 1; returns whether to go on.
  public var watch: (Double) -> Bool = { _ in true }
  /// The commands so far.
  public package(set) var history = CommandHistory()
  /// Whether the conversation compares its first two wirings.
  public internal(set) var isContrasting = false
  /// What it shows after each command, in the order of the user's choice.
  var watched: [Watched] = []
  var worlds: Worlds
  /// How many more turns the worlds may take.
  package var stepsLeft = Int.max
  /// Whether a command was cut short because the worlds might take no more turns.
  package private(set) var isOutOfSteps = false

  /// A conversation about one of these systems.
  ///
  /// With `allowsFiles` a system may keep its storage in a file. With a `clock` each run is timed.
  public convenience init(
    systems: [System],
    allowsFiles: Bool = false,
    clock: Stopwatch? = nil
  ) {
    let names = KnownNames(systems: systems, allowsFiles: allowsFiles)
    self.init(names, clock: clock, NoSupervisor())
  }

  /// A conversation that somebody watches: see ``Supervisor``.
  package init(
    _ names: KnownNames,
    clock: Stopwatch? = nil,
    _ supervisor: any Supervisor
  ) {
    worlds = Worlds(names, clock: clock, supervisor)
  }
}

extension Conversation {
  /// The systems to choose from.
  public var systems: [System] { names.systems }
  /// The names that the next command may use.
  public var names: KnownNames { worlds.names }
  /// Watches over the turns of the next lines.
  package var supervisor: any Supervisor {
    get { worlds.supervisor }
    set { worlds.supervisor = newValue }
  }
  /// The runs of the chosen wirings, the leading one first.
  public var runs: [WiringRun] { worlds.runs }
  /// The leading wiring's world; nil before a wiring is chosen.
  public var world: World? { runs.first?.world }
  /// Every breach and symptom in the leading wiring's world so far.
  public var findings: [Finding] { runs.first?.findings ?? [] }
}

extension Conversation {
  /// Executes one command in all worlds, or answers it.
  public func respond(to line: String) -> Reply { respond(to: line, isRecording: false) }

  /// The same; a step is recorded if `isRecording`, as if the user walked through it.
  package func respond(to line: String, isRecording: Bool) -> Reply {
    let line = String(line.drop { $0 == " " || $0 == "\t" })
    guard let first = line.first else { return answer([]) }
    do {
      if first == "#" {
        if let error = Word.Scan(line).forbidden { throw error }
        history.remark(String(line.dropFirst()))
        return answer([])
      }
      let command = try worlds.parse(line)
      let isWalked = command.line.isWalked || isRecording && command.isOneStep
      var reply = isWalked ? try walk(command) : try answer(command)
      reply.isSource = command.showsSource
      reply.isChoice = command.choice != nil
      if command.action.isStep, reply.outcome == .done {
        reply.isWithoutEffect = command.repetitions == 0 || runs.allSatisfy(\.lastStepDidNothing)
      }
      return reply
    } catch {
      return refuse((error as? ParseError).map { withMeaning($0, line) } ?? error, line)
    }
  }

  private func answer(_ command: ParsedCommand) throws -> Reply {
    switch command.action {
    case .perform where !command.command.isRecorded: return look(command)
    case .perform, .chooseSystem, .chooseWirings: return execute(command)
    case .answer(let lines): return answer(lines)
    case .explain(let rule):
      return reply(
        rule.explanation.map { OutputLine(.answer, $0) },
        request: .mentionUnits(rule: rule.name)
      )
    case .help(let topic, let column): return answer(try help(topic, column: column))
    case .listHistory: return answer(historyList)
    case .showDifference: return try showDifference()
    case .jump(let jump): return try self.jump(jump)
    case .contrast(let isOn): return try contrast(isOn)
    case .watch(let choice): return try watch(choice)
    case .request(let request): return self.reply([], request: request)
    }
  }

  private func help(_ topic: String?, column: Int) throws(ParseError) -> [String] {
    guard let topic else { return HelpTopic.commandList }
    do { return try HelpTopic.lines(about: topic, names) } catch {
      throw ParseError(error, column: column)
    }
  }

  /// Shows something of each world; the history does not record it.
  private func look(_ command: ParsedCommand) -> Reply {
    var turns = worlds.turns(of: command)
    worlds.takeTurn(&turns, .printing)
    return reply(to: turns, isInterrupted: false)
  }

  /// Executes a command and records it, if a world did not refuse it.
  func execute(_ command: ParsedCommand) -> Reply {
    let turns = takeTurns(command)
    let isInterrupted = turns.hasNext && stepsLeft > 0
    if isInterrupted {
      interrupt("'\(command.bareText)' was executed \(counted(turns.done, "time"))")
    }
    if turns.done > 0 {
      history.append(turns.recordedText, choice: command.choice)
      showWatched()
    }
    return reply(to: turns, isInterrupted: isInterrupted)
  }

  /// Takes the turns of a command in the present worlds, as long as the user does not stop it.
  func takeTurns(_ command: ParsedCommand) -> Turns {
    var turns = worlds.turns(of: command)
    while turns.hasNext {
      if command.repetitions != nil, !watch(Double(turns.done) / Double(turns.count)) { break }
      // A world is chosen in any case: without one, nothing would say that the rest is not executed.
      let isChoice = command.choice != nil
      if stepsLeft == 0, !isChoice {
        isOutOfSteps = true
        for run in runs { run.print(.failure, "\(CommandError.outOfSteps)") }
        break
      }
      if !isChoice { stepsLeft -= 1 }
      worlds.takeTurn(&turns, .printing)
    }
    compare(runs)
    return turns
  }

  /// Looks for a difference between the compared wirings, and reports it when it begins.
  func compare(_ runs: [WiringRun]) {
    guard isContrasting, let correct = runs.first(where: \.isCorrect) else {
      return
    }
    for run in runs where !run.isCorrect { run.compare(with: correct) }
  }
}

// MARK: - Replies

extension Conversation {
  /// An answer that is the same for all wirings.
  func answer(_ lines: [String]) -> Reply { reply(lines.map { OutputLine(.answer, $0) }) }

  func reply(_ lines: [OutputLine], request: Reply.Request? = nil) -> Reply {
    Reply(
      parts: [part { _ in lines }],
      outcome: .done,
      request: request
    )
  }

  /// How many requests wait for an answer in the leading world.
  package var waitingRequests: Int { world?.runtime.server?.pending.count ?? 0 }

  /// An error that is the same for all wirings.
  func refuse(_ error: any Error, _ line: String) -> Reply {
    let reason = (error as? ParseError)?.reason ?? error
    let isMalformed =
      error is ParseError || (error as? CommandError)?.isAboutNothing == true
    return Reply(
      parts: [part { _ in [OutputLine(.error, "\(reason)")] }],
      outcome: isMalformed ? .malformed : .refused,
      column: (error as? ParseError)?.column ?? 1,
      way: (reason as? CommandError)?.way(among: systems),
      suggestion: (reason as? CommandError).flatMap { suggestion(after: $0, line) }
    )
  }

  private func reply(to turns: Turns, isInterrupted: Bool) -> Reply {
    if turns.done == 0, runs.isEmpty || turns.command.choice != nil,
      let error = turns.refusals.first
    {
      let isFile = turns.command.names.storageFile != nil && !(error is CommandError)
      let reply = refuse(error, turns.command.text)
      return isFile ? Reply(parts: reply.parts, outcome: .unusableFile) : reply
    }
    let outcome: Reply.Outcome =
      isInterrupted ? .interrupted : turns.done == 0 && turns.count > 0 ? .refused : .done
    let refusal = outcome == .refused ? turns.refusals.first as? CommandError : nil
    return Reply(
      parts: [takePart()],
      outcome: outcome,
      printed: worlds.takePrinted(),
      column: turns.command.line.head?.column ?? 1,
      way: refusal?.way(among: systems, waiting: waitingRequests),
      suggestion: refusal.flatMap { suggestion(after: $0, turns.command.text) }
    )
  }

  /// Prints in each transcript that the user stopped the work.
  func interrupt(_ text: String) {
    for run in runs { run.print(.error, "interrupted; \(text)") }
  }

  /// What the worlds printed since the last reply.
  func takePart() -> Reply.Part { part { $0?.takeLines() ?? [] } }

  private func part(_ lines: (WiringRun?) -> [OutputLine]) -> Reply.Part {
    Reply.Part(
      wirings: runs.map(\.title),
      transcripts: runs.isEmpty ? [lines(nil)] : runs.map(lines),
      windows: isContrasting
        ? runs.map { $0.world.hasEnded ? [] : PrintedWindow.all(in: $0.world) } : []
    )
  }
}
