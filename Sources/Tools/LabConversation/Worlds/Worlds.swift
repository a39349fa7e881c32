import LabText
import LabWork
import MVCLab

/// The worlds of the chosen wirings at one moment, and the names that commands may use in them.
struct Worlds {
  private(set) var names: KnownNames
  private(set) var runs: [WiringRun] = []
  private let clock: Stopwatch?
  let supervisor: any Supervisor
  /// What the wirings' code has printed since it was last told.
  private var printed: [Reply.Printed] = []
  private let storedProperties: StoredProperties

  /// No worlds: nothing is chosen yet.
  init(_ names: KnownNames, clock: Stopwatch? = nil, _ supervisor: any Supervisor) {
    (self.names, self.clock, self.supervisor) = (names.withoutChoice, clock, supervisor)
    storedProperties = StoredProperties()
  }

  /// No worlds, for a replay of those that were chosen before; what they found out about classes stays
  /// known.
  init(replaying other: Worlds) {
    (names, clock, supervisor) = (other.names.withoutChoice, nil, other.supervisor)
    storedProperties = other.storedProperties
  }
}

extension Worlds {
  /// Parses a line; adds no name before the command is executed.
  func parse(_ text: String) throws(ParseError) -> ParsedCommand {
    var names = names
    names.openScreens = runs.flatMap { $0.world.windows.map(\.name) }.withoutRepeats
    return try names.parseTurn(try CommandParts(text))
  }

  /// The turns of a command in these worlds, none of them taken.
  func turns(of command: ParsedCommand) -> Turns {
    Turns(command, worlds: max(1, runs.count))
  }

  /// Executes the next turn of a command.
  mutating func takeTurn(_ turns: inout Turns, _ attention: Attention) {
    let turn: ParsedCommand
    do { turn = try nextTurn(of: turns) } catch {
      return turns.takeTurn { _ in .refused(error) }
    }
    switch turn.action {
    case .chooseSystem:
      do {
        try checkStorage(turn.names)
        runs = []
        turns.takeTurn { _ in .done(hasEnded: false) }
      } catch { turns.takeTurn { _ in .refused(error) } }
    case .chooseWirings:
      do {
        runs = try newRuns(turn.names, attention)
        turns.takeTurn { _ in .done(hasEnded: false) }
      } catch { turns.takeTurn { _ in .refused(error) } }
    case .perform(let body):
      let before = turns
      turns.takeTurn { perform(turn, body, in: $0, attention, before) }
    case .answer, .explain, .help, .jump, .listHistory, .showDifference, .contrast, .watch,
      .request:
      break
    }
    if turns.done > 0 { names = turn.names }
  }

  /// The command for the next turn: each turn of `repeat N open list` opens a window with another name.
  private func nextTurn(of turns: Turns) throws(ParseError) -> ParsedCommand {
    guard turns.done > 0 else { return turns.command }
    var names = names
    return try names.parseTurn(turns.command.line)
  }

  private mutating func perform(
    _ command: ParsedCommand,
    _ body: (WiringRun) throws -> Void,
    in index: Int,
    _ attention: Attention,
    _ turns: Turns
  ) -> TurnResult {
    guard index < runs.count else { return .refused(noWorld) }
    let run = runs[index]
    run.correct = runs.first(where: \.isCorrect)
    let end = supervisor.beginTurn(of: index, isFurther: turns.done > 0, named: nil)
    defer {
      supervisor.endTurn()
      notePrinted(by: run)
    }
    if let end, !run.world.hasEnded {
      run.end(because: end, command.text, attention)
      return .done(hasEnded: true)
    }
    do {
      try run.execute(command.text, in: command.screen, attention, body)
      return .done(hasEnded: run.world.hasEnded)
    } catch {
      let screens = run.world.windows.map(\.name)
      let error =
        (error as? CommandError).map {
          command.line.locating($0, screens: screens, wirings: names.wirings)
        } ?? error
      run.print(.error, turns.message(of: error))
      return .refused(error)
    }
  }

  private mutating func notePrinted(by run: WiringRun) {
    let text = supervisor.takePrinted()
    if !text.isEmpty { printed.append(Reply.Printed(wiring: run.title, text: text)) }
  }

  /// What the wirings' code has printed since the last call.
  mutating func takePrinted() -> [Reply.Printed] {
    defer { printed = [] }
    return printed
  }

  /// Why there is no world.
  var noWorld: CommandError {
    names.system.map { .noWorld(system: $0.name, wirings: $0.wirings.map(\.name)) } ?? .noSystem
  }

  /// Throws if the file of a system can't be used, before the present worlds are left for it.
  private func checkStorage(_ names: KnownNames) throws {
    guard let file = names.storageFile, file != self.names.storageFile else { return }
    try names.system?.openStorage?(file).close()
  }

  /// Runs of the wirings that `names` chose; a file is closed before it is opened again.
  private mutating func newRuns(
    _ names: KnownNames,
    _ attention: Attention
  ) throws -> [WiringRun] {
    let system = try names.chosenSystem()
    if names.storageFile != nil { runs = [] }
    let wirings = names.wirings.compactMap { name in system.wirings.first { $0.name == name } }
    return try wirings.enumerated().map { index, wiring in
      let run = try supervisor.takeTurn(of: index) { end in
        try WiringRun(
          wiring,
          of: system,
          names,
          attention,
          clock,
          storedProperties,
          endedBecause: end
        )
      }
      notePrinted(by: run)
      return run
    }
  }
}
