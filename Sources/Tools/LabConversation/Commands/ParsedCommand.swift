import LabText

/// A command that can be executed.
package struct ParsedCommand {
  let command: Command
  /// The whole line.
  let line: CommandParts
  /// The screen that the line names after `in`; nil for the one in front.
  let screen: String?
  /// How many times it is executed; nil without `repeat`.
  let repetitions: Int?
  let action: Action
  /// The names that the next command may use.
  let names: KnownNames

  /// The line as the user wrote it.
  var text: String { line.text }

  /// The line without `in SCREEN` and `repeat N`.
  var bareText: String {
    String(text.dropFirst((line.head?.column ?? 1) - 1))
  }

  /// Whether it only asks: worlds and history stay as they are.
  package var onlyAsks: Bool {
    switch action {
    case .answer, .explain, .help, .listHistory, .showDifference, .contrast, .watch: true
    case .perform: !command.isRecorded
    case .chooseSystem, .chooseWirings, .jump, .request: false
    }
  }

  /// Whether each world takes one step.
  var isOneStep: Bool { repetitions == nil && action.isStep }

  /// What the command chooses.
  var choice: Choice? {
    switch action {
    case .chooseSystem: .system
    case .chooseWirings: .wirings
    case .perform, .answer, .explain, .help, .jump, .listHistory, .showDifference, .contrast,
      .watch, .request:
      nil
    }
  }

  /// The most repetitions.
  static let mostRepetitions = 1_000_000
}

extension KnownNames {
  /// Parses a command, and adds the names that it introduces; executes nothing.
  ///
  /// Throws what is wrong with the line, and where; then no name has been added.
  @discardableResult
  package mutating func parse(_ text: String) throws(ParseError) -> ParsedCommand {
    try parse(try CommandParts(text), once: false)
  }

  /// Parses one turn of a command: of `repeat N open list`, the names of one window.
  mutating func parseTurn(_ line: CommandParts) throws(ParseError) -> ParsedCommand {
    try parse(line, once: true)
  }

  private mutating func parse(
    _ line: CommandParts,
    once: Bool
  ) throws(ParseError) -> ParsedCommand {
    let command = try command(of: line)
    let (screen, repetitions) = try prefixes(of: line, command)
    var names = self
    let action = try names.parseArguments(of: line, command)
    var known = screens.count
    // Only a command that opens a window adds a name; each of its turns adds another.
    for _ in 1..<(once ? 1 : max(1, repetitions ?? 1)) where names.screens.count > known {
      known = names.screens.count
      _ = try names.parseArguments(of: line, command)
    }
    if line.isWalked {
      let column = line.head?.column ?? 1
      guard repetitions == nil else { throw ParseError(.notWalkable("repeat"), column: column) }
      guard action.isStep else { throw ParseError(.notWalkable(command.name), column: column) }
    }
    if repetitions != 0 { self = names }
    return ParsedCommand(
      command: command,
      line: line,
      screen: screen,
      repetitions: repetitions,
      action: action,
      names: self
    )
  }

  private mutating func parseArguments(
    of line: CommandParts,
    _ command: Command
  ) throws(ParseError) -> Action {
    var arguments = Arguments(
      words: line.arguments,
      usage: command.usage,
      line: line.text,
      rows: rows
    )
    do {
      let action = try command.parse(&arguments, &self)
      try arguments.finish()
      return action
    } catch {
      let reason =
        line.repetition(error.reason, of: command)
        ?? line.locating(error.reason, screens: screens, wirings: wirings)
      throw ParseError(line.completing(reason), column: error.column)
    }
  }

  private func command(of line: CommandParts) throws(ParseError) -> Command {
    for prefix in line.prefixes where prefix.keyword.takesValue && lacksValue(prefix) {
      let row = prefix.keyword.row
      let what = prefix.keyword == .in ? "a screen" : "a count"
      let column = prefix.value?.column ?? line.text.count + 1
      throw ParseError(.missing(what: what, usage: row.usage), column: column)
    }
    guard let head = line.head else {
      let usage = (line.prefixes.last?.keyword ?? .in).row.usage
      throw ParseError(.missing(what: "a command", usage: usage), column: line.text.count + 1)
    }
    guard let command = Command.named(head.text) else {
      throw ParseError(unknownCommand(head.text, in: line), column: head.column)
    }
    return command
  }

  /// Whether a command follows the keyword at once, or nothing: `repeat tap Add`.
  private func lacksValue(_ prefix: CommandParts.Prefix) -> Bool {
    guard let value = prefix.value else { return true }
    let name = value.text.lowercased()
    return !value.isQuoted && Command.named(name) != nil
      && !screens.contains { $0.lowercased() == name }
  }

  private func prefixes(
    of line: CommandParts,
    _ command: Command
  ) throws(ParseError) -> (screen: String?, repetitions: Int?) {
    var (screen, repetitions): (String?, Int?) = (nil, nil)
    if let second = line.prefixes.filter({ $0.keyword == .step }).dropFirst().first {
      throw ParseError(.twice("step"), column: second.word.column)
    }
    for prefix in line.prefixes {
      guard let value = prefix.value else { continue }
      switch prefix.keyword {
      case .in:
        if screen != nil { throw ParseError(.twice("in"), column: prefix.word.column) }
        if wirings.contains(value.text), !screens.contains(value.text) {
          throw ParseError(.wiringOutOfPlace(value.text), column: value.column)
        }
        do { screen = try self.screen(named: value) } catch {
          throw ParseError(line.completing(error.reason), column: error.column)
        }
      case .repeat:
        if repetitions != nil { throw ParseError(.twice("repeat"), column: prefix.word.column) }
        var arguments = Arguments(words: [value], usage: Command.repeat.usage, line: line.text)
        repetitions = try arguments.number(.count, most: ParsedCommand.mostRepetitions)
      case .step: break
      }
    }
    let column = line.head?.column ?? 1
    if repetitions != nil, !command.traits.contains(.recorded) || command.choosesSubject {
      throw ParseError(.notRepeatable(command.name), column: column)
    }
    if screen != nil, !command.traits.contains(.aboutScreen) {
      throw ParseError(.notAboutAScreen(command.name), column: column)
    }
    return (screen, repetitions)
  }
}

extension CommandParts {
  /// The command; nil if the line has none.
  package var command: Command? { head.flatMap { Command.named($0.text) } }

  /// The error for a command with a number behind it, `turn 3`, which is meant to repeat it.
  fileprivate func repetition(_ error: CommandError, of command: Command) -> CommandError? {
    guard case .unexpectedArgument(let number, _) = error, let count = Int(number), count > 1,
      arguments.count == 1, command.isRecorded, !command.choosesSubject,
      value(of: .repeat) == nil
    else { return nil }
    return .unknown(.argument, name: number, near: .command("repeat \(number) \(command.name)"))
  }
}

extension CommandParts.Keyword {
  /// The row of the table that describes this keyword.
  fileprivate var row: Command {
    switch self {
    case .in: .in
    case .repeat: .repeat
    case .step: .step
    }
  }
}
