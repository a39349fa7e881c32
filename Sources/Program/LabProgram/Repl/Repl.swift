import LabConversation
import LabFiles
import LabPlatform
import LabScenarios
import LabText
import LabWork
import LineEditing
import MVCLab

/// Feeds a session with commands from arguments, files and the terminal, and keeps the exit code.
final class Repl {
  let session: Session
  let printer: ReplPrinter
  /// Where searches and other long work are done.
  let workplace: any Workplace
  /// Whether the commands come from a script or a pipe.
  let isScript: Bool
  /// The exit status of the program, so far.
  private(set) var exit = ExitStatus.well
  private(set) var hasQuit = false
  /// How many requests, such as to play a file, could not be fulfilled.
  private(set) var refusals = 0
  /// Where the user's lines come from; nil in a script.
  private(set) var reader: (any LineReader)?
  /// The name of the program, for the prompt.
  let name: String
  /// A prompt that is always the same, instead of one that says where the user is.
  private let fixedPrompt: String?
  /// Plays a scenario, or a unit of the course, as a lesson; nil without a terminal.
  ///
  /// Without a name, it leads through the course.
  var playLesson: ((String?) throws -> Void)?
  var openSources: [String] = []
  /// Whether two wirings are set side by side on a terminal; not after 'contrast off'.
  private var contrastsByItself = true
  /// Whether the last line that the user typed was `play` or `lesson`.
  var hasPlayed = false
  /// What the lab's course says of a rule, below its explanation.
  var mentionUnits: (_ rule: String, System?) -> [String] = { _, _ in [] }
  /// The names that the program takes as its own commands.
  var commandsOfShell: [String] = []
  var saver = Saver()
  /// The chosen wirings of which a script was warned, if need be, and the warnings.
  var checkedWirings: [String] = []
  var warnings: Set<String> = []

  init(
    session: Session,
    workplace: any Workplace,
    printer: ReplPrinter,
    name: String,
    prompt: String? = nil,
    isScript: Bool
  ) {
    (self.session, self.workplace, self.printer) = (session, workplace, printer)
    (self.name, fixedPrompt) = (name, prompt)
    self.isScript = isScript
    session.watch = printer.watch
    session.givesUp = { Interruption.isRepeated }
    session.noteDeath = { [unowned self] crash in
      if crash.isOfProgram { fail(.bug) }
      Console.note("\(name): \(crash.message)\n")
    }
  }

  func fail(_ status: ExitStatus) { exit = max(exit, status) }

  /// Notes that a request of the user can't be fulfilled.
  func refuse(_ status: ExitStatus) {
    refusals += 1
    fail(status)
  }

  /// The most characters that the prompt spends on the names of several wirings.
  private static let longestNames = 26

  /// Where the user is: `mvclab> `, `todo misused 4> `, `todo correct, misused 4> `, `todo 5 wirings 4 ended> `.
  ///
  /// After `swap` it names the wiring whose controllers the world has, once if several have it.
  private var prompt: String {
    if let fixedPrompt { return fixedPrompt }
    guard let place else { return "\(name)> " }
    let runs = session.runs
    let ended = !runs.isEmpty && runs.allSatisfy(\.hasEnded) ? ["ended"] : []
    let number = runs.isEmpty ? [] : ["\(session.history.count)"]
    return ([place] + number + ended).joined(separator: " ") + "> "
  }

  /// The chosen system and wirings: `todo misused`; nil without a system.
  var place: String? {
    guard let system = session.names.system else { return nil }
    let runs = session.runs
    let names = runs.map(\.present).withoutRepeats.joined(separator: ", ")
    let isShort = runs.count == 1 || names.count <= Repl.longestNames
    let wirings = runs.isEmpty ? [] : [isShort ? names : "\(runs.count) wirings"]
    return ([system.name] + wirings).joined(separator: " ")
  }
}

// MARK: - Where commands come from

extension Repl {
  /// Executes a command that the program's arguments stand for; throws if the conversation refuses it.
  func begin(_ command: String) throws {
    let reply = try respond(to: command)
    if let error = reply.lines.first(where: { $0.kind == .error }) {
      throw ExitError(.missing, error.text)
    }
    try compareTwo(after: reply)
    try printer.print(reply)
  }

  /// Executes commands from the program's arguments.
  func execute(_ script: Script) throws {
    printer.progress.begin()
    try execute(script, echoing: true)
  }

  /// Executes the script that the program's arguments name.
  func execute(script file: String) throws {
    openSources.append(Files.resolved(file))
    let script: Script
    do { script = try Script(argument: file, session.systems) } catch let error as FileError {
      throw ExitError(reading: error)
    }
    try execute(script)
  }

  /// Reads commands and prints the replies until the input ends.
  ///
  /// Ctrl-C stops the running command only. At a prompt, a crash leaves the worlds as they were before the
  /// command.
  func converse(with reader: any LineReader) throws {
    var number = 0
    self.reader = reader
    defer { self.reader = nil }
    while !hasQuit {
      if Interruption.isRequested { reader.dropPendingLines() }
      try printer.flush()
      Interruption.forget()
      switch reader.readLine(prompt: prompt) {
      case .line(let line):
        printer.progress.begin()
        let command = number == 0 ? line.withoutByteOrderMark : line
        number += 1
        if isScript {
          try beginWorld(for: command, echoing: false)
          try execute(command, at: .input(command, number))
        } else if let text = PastedText([command] + reader.pendingLines) {
          reader.dropPendingLines()
          try execute(text)
        } else {
          try execute(typed: command)
        }
      case .interrupted: continue
      case .endOfInput: return
      case .tooLong(let limit):
        throw ExitError(
          .malformed,
          "line \(number + 1) of the input has more than \(limit) bytes; a command is a line of text"
        )
      case .failed(let number):
        throw ExitError(.missing, "cannot read the input: \(SystemError(number))")
      }
    }
  }
}

// MARK: - Executing

extension Repl {
  /// Executes a script; prints each command before its output, if `isEchoing`.
  func execute(_ script: Script, echoing isEchoing: Bool) throws {
    let commands = script.commands
    let part = printer.progress.part
    for (index, command) in commands.enumerated() where !hasQuit {
      guard !Interruption.isRequested else {
        return try printer.error(
          "interrupted; \(index) of \(commands.count) lines were executed"
        )
      }
      if openSources.count < 2 { printer.progress.part = (index, commands.count) }
      try beginWorld(for: command.text, echoing: isEchoing)
      if isEchoing { try printer.echo(command.text) }
      // What is printed so far stands even if the user ends a command that takes long.
      if isScript { try printer.flush() }
      try execute(command.text, at: command.place)
    }
    printer.progress.part = part
  }

  /// Executes a line, which has a place if the user did not type it.
  ///
  /// With `isPasted` the reply is not printed yet, because it is compared with what the user pasted.
  @discardableResult
  func execute(
    _ line: String,
    at place: CommandPlace? = nil,
    isPasted: Bool = false
  ) throws -> Reply {
    if isScript { warnOfSource() }
    let reply = try respond(to: line)
    for printed in reply.printed { try printer.printed(printed) }
    if case .contrast(let isOn)? = reply.request {
      contrastsByItself = isOn
      printer.isContrasting = isOn
    }
    try compareTwo(after: reply)
    let prefix = isScript ? nil : place.map { "\($0.text(reply.column)): " }
    if let walk = reply.walk, !isPasted { try self.walk(walk) }
    if !isPasted || reply.request != nil {
      try printer.print(reply, at: prefix ?? "")
    }
    for error in reply.errors + reply.failures { try complain(error, at: place, reply.column) }
    if let index = line.firstIndex(of: "\u{FFFD}") {
      let column = line.distance(from: line.startIndex, to: index) + 1
      try complain("this is not UTF-8 text", at: place, column)
    }
    if let status = status(of: reply, line) { fail(status) }
    if let request = reply.request { try fulfil(request, at: place) }
    return reply
  }

  /// The exit status that a reply gives the program.
  ///
  /// A refusal and a word that is no command are errors in a script; a user at a prompt reads the message
  /// and goes on.
  private func status(of reply: Reply, _ line: String) -> ExitStatus? {
    if line.contains("\u{FFFD}") || isScript && reply.outcome == .malformed { return .malformed }
    if reply.outcome == .unusableFile { return .missing }
    return isScript && !reply.succeeded || !reply.failures.isEmpty ? .failed : nil
  }

  /// Executes a line; what crashes a wiring is told, and counts as refused, or ends a script.
  private func respond(to line: String) throws -> Reply {
    do { return try session.respond(to: line) } catch {
      if error.isOfProgram { fail(.bug) }
      if !error.printed.isEmpty {
        try printer.printed(Reply.Printed(wiring: nil, text: error.printed))
      }
      guard isScript else {
        try printer.error("\(error.message); the session is as it was before the command")
        return Reply(parts: [], outcome: .refused)
      }
      let end = error.storageFile.map {
        "; the script ends here, with the rows stored so far in '\($0)'"
      }
      throw ExitError(error.isOfProgram ? .bug : .failed, error.message + (end ?? ""))
    }
  }

  private func fulfil(_ request: Reply.Request, at place: CommandPlace?) throws {
    switch request {
    case .quit: hasQuit = true
    case .contrast: break
    case .mentionUnits(let rule):
      for line in mentionUnits(rule, session.names.system) { try printer.say(line) }
    case .source(let file): try source(file, at: place)
    case .play(let file): try play(file, at: place)
    case .lesson(let unit): try lesson(unit, at: place)
    case .find(let rule, let plays): try find(rule, plays: plays)
    case .save(let file, let isAgain): try save(file, again: isAgain, at: place)
    }
  }

  private func find(_ rule: RuleName?, plays: Bool) throws {
    let finder = Finder(session, workplace, program: name)
    let (lines, story) = finder.find(rule, plays: plays) { share in self.printer.watch(share) }
    for line in lines { try printer.say(line) }
    guard plays else { return }
    for command in story {
      try printer.echo(command)
      try execute(command)
    }
  }

  /// Sets two wirings that the user has chosen side by side on a terminal, unless the user has ended that; no other number of them.
  private func compareTwo(after reply: Reply) throws {
    guard reply.isChoice, !isScript, contrastsByItself, printer.isAtTerminal else { return }
    let isWanted = session.runs.count == 2
    guard isWanted != printer.isContrasting, isWanted || !session.runs.isEmpty else { return }
    // The reply has the screens, and the names come with them.
    _ = try respond(to: isWanted ? "contrast on" : "contrast off")
    printer.isContrasting = isWanted
  }
}

// MARK: - Errors

extension Repl {
  /// Prints why a command could not be executed.
  func report(_ error: String, at place: CommandPlace?, _ status: ExitStatus) throws {
    try printer.error((isScript ? "" : place.map { "\($0.text(1)): " } ?? "") + error)
    try complain(error, at: place, 1)
    refuse(status)
  }

  /// Reports what is wrong in a script on standard error, with its place and line.
  private func complain(_ error: String, at place: CommandPlace?, _ column: Int) throws {
    guard isScript, let place else { return }
    try printer.complain(place.message(error, column))
  }
}

extension CommandPlace {
  /// The place of a line of a pipe.
  fileprivate static func input(_ line: String, _ number: Int) -> CommandPlace {
    let blanks = line.prefix { $0 == " " || $0 == "\t" }.count
    return CommandPlace(origin: "<stdin>", number: number, line: line, start: blanks)
  }
}
