import LabText
import LabWork
import MVCLab

/// The worlds of the chosen wirings at one moment, and the names that commands may use in them.
struct Worlds {
  private(set) var names: KnownNames
  private(set) var runs: [WiringRun] = []
  private let clock: Stopwatch?
  /// Watches over the turns of the wirings' code.
  var supervisor: any Supervisor
  /// What the wirings' code has printed since it was last told.
  private var printed: [Reply.Printed] = []

  /// No worlds: nothing is chosen yet.
  init(_ names: KnownNames, clock: Stopwatch? = nil, _ supervisor: any Supervisor) {
    (self.names, self.clock, self.supervisor) = (names.withoutChoice, clock, supervisor)
  }

  /// No worlds, for a replay of those that were chosen before.
  init(replaying other: Worlds) {
    (names, clock, supervisor) = (other.names.withoutChoice, nil, other.supervisor)
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
    do {
      let next = try nextTurn(of: turns)
      defer { if turns.done > 0 { names = next.names } }
      switch next.action {
      case .chooseSystem:
        try checkStorage(next.names)
        runs = []
        turns.noteTurn()
      case .chooseWirings:
        runs = try newRuns(next.names, attention)
        noteDivergences()
        turns.noteTurn()
      case .perform(let act):
        if runs.isEmpty { throw noWorld }
        let text = next.line.text(without: .step)
        take(CommandTurn(text: text, screen: next.screen, act: act), of: &turns, attention)
      case .answer, .explain, .help, .jump, .listHistory, .showDifference, .contrast, .watch,
        .request:
        break
      }
    } catch {
      turns.noteRefusal(error)
      turns.noteTurn(isExecuted: false)
    }
  }

  /// The command for the next turn: each turn of `repeat N open list` opens a window with another name.
  private func nextTurn(of turns: Turns) throws(ParseError) -> ParsedCommand {
    guard turns.done > 0 else { return turns.command }
    var names = names
    return try names.parseTurn(turns.command.line)
  }

  /// Takes a turn in each active world; a world that refuses it prints why.
  private mutating func take(_ turn: CommandTurn, of turns: inout Turns, _ attention: Attention) {
    var (active, isExecuted) = ([Int](), false)
    for index in turns.active {
      let run = runs[index]
      run.correct = runs.first(where: \.isCorrect)
      run.noteEnd = { [supervisor] in supervisor.noteEnd($0) }
      let end = supervisor.beginTurn(of: index, isFurther: turns.done > 0, named: nil)
      do {
        try run.take(turn, attention, endedBecause: end)
        isExecuted = true
        if !run.world.hasEnded { active.append(index) }
      } catch {
        let error = turns.command.line.locating(error, in: run, names)
        run.print(.error, turns.message(of: error))
        turns.noteRefusal(error)
      }
      supervisor.endTurn()
      notePrinted(by: run)
    }
    noteDivergences()
    turns.noteTurn(isExecuted: isExecuted, active: active)
  }

  /// Lets each run compare its screens with those of the correct wirings.
  private func noteDivergences() {
    let correct = runs.filter(\.isCorrect)
    for run in runs { run.noteDivergence(from: correct) }
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
          endedBecause: end
        )
      }
      notePrinted(by: run)
      return run
    }
  }
}

extension CommandParts {
  /// An error of a world that names what stands in another place of the line.
  fileprivate func locating(_ error: any Error, in run: WiringRun, _ names: KnownNames) -> any Error
  {
    guard let error = error as? CommandError else { return error }
    let located = locating(
      error,
      screens: run.world.windows.map(\.name),
      wirings: names.wirings
    )
    return completing(located)
  }
}
