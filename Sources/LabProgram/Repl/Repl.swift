import LabConversation
import LabFiles
import LabPlatform
import LabScenarios
import LineEditing

/// Feeds a conversation with commands from arguments, files and the terminal, and keeps the exit code.
final class Repl {
  let conversation: Conversation
  let printer: ReplPrinter
  let crashes: ProcessCrashes?
  /// Whether the commands come from a script or a pipe, which a crash makes begin again.
  private let isScript: Bool
  private let prompt: String
  /// The exit status of the program, so far.
  private(set) var exit = ExitStatus.well
  private var hasQuit = false
  private var openSources: [String] = []
  private var saver: Saver

  init(
    conversation: Conversation,
    printer: ReplPrinter,
    prompt: String,
    isScript: Bool,
    crashes: ProcessCrashes?
  ) {
    (self.conversation, self.printer, self.prompt) = (conversation, printer, prompt)
    self.isScript = isScript
    (self.crashes, saver) = (crashes, Saver(crashes))
  }

  private func fail(_ status: ExitStatus) { exit = max(exit, status) }
}

// MARK: - Where commands come from

extension Repl {
  /// Executes a command that the program's arguments stand for; throws if the conversation refuses it.
  func begin(_ command: String) throws {
    let reply = conversation.respond(to: command)
    if let error = reply.lines.first(where: { $0.kind == .error }) {
      throw ExitError(reply.outcome == .malformed ? .usage : .missing, error.text)
    }
    try printer.print(reply)
  }

  /// Executes commands from the program's arguments, or from a script that they name.
  func execute(_ script: Script) throws {
    printer.progress.begin()
    try execute(script, from: nil)
  }

  /// Carries out what a person's start-up file says; whatever is wrong with it, the session begins.
  func execute(startUp file: String) throws {
    let before = exit
    defer { exit = before }
    try reading {
      let commands = Script(try Files.text(of: file)).commands.filter { !$0.text.isComment }
      try execute(Script(commands), from: file)
    }
  }

  /// Reads commands and prints the replies until the input ends.
  ///
  /// Ctrl-C stops the running command only. With a `session`, a crash leaves the worlds as they were
  /// before the command.
  func converse(with reader: any LineReader, _ session: CrashSafeSession? = nil) throws {
    var isFirst = true
    while !hasQuit {
      try printer.flush()
      if Interruption.isWanted { reader.dropPendingLines() }
      Interruption.forget()
      switch reader.readLine(prompt: prompt) {
      case .line(let line):
        printer.progress.begin()
        let command = isFirst ? line.withoutByteOrderMark : line
        session?.begin(command)
        let reply = try execute(command)
        session?.end(command, reply, conversation)
        isFirst = false
      case .interrupted: continue
      case .endOfInput: return
      case .failed(let number):
        throw ExitError(.missing, "cannot read the input: \(SystemError(number))")
      }
    }
  }
}

// MARK: - Executing

extension Repl {
  /// Errors name `file`, the origin of the commands, if there is one.
  private func execute(_ script: Script, from file: String?) throws {
    let commands = script.commands
    let part = printer.progress.part
    for (index, command) in commands.enumerated() where !hasQuit {
      guard !Interruption.isWanted else {
        return try printer.error(
          "interrupted; \(index) of \(commands.count) lines were executed"
        )
      }
      if openSources.count < 2 { printer.progress.part = (index, commands.count) }
      try execute(command.text, at: file.map { "\($0):\(command.line): " } ?? "")
    }
    printer.progress.part = part
  }

  /// Executes a line; errors begin with `place`.
  @discardableResult
  func execute(_ line: String, at place: String = "") throws -> Reply {
    try checkRepetition()
    let reply = conversation.respond(to: line)
    if case .contrast(let isOn)? = reply.request { try contrast(isOn) }
    try printer.print(reply, at: place)
    if line.contains("\u{FFFD}") || reply.outcome == .malformed {
      fail(.malformed)
    } else if reply.outcome == .unusableFile {
      fail(.missing)
    } else if reply.hasFailure {
      fail(.failed)
    }
    if let request = reply.request { try fulfil(request, at: place) }
    return reply
  }

  /// Throws where a crash makes a script begin again, and its commands would change a file twice.
  private func checkRepetition() throws {
    guard isScript, let crash = crashes?.last, let file = conversation.names.storageFile
    else { return }
    throw ExitError(
      .failed,
      "the code of a wiring \(crash); the script ends here, with the rows stored so far in '\(file)'"
    )
  }

  private func fulfil(_ request: Reply.Request, at place: String) throws {
    switch request {
    case .quit: hasQuit = true
    case .contrast: break
    case .source(let file): try source(file, at: place)
    case .save(let file, let isAgain): try save(file, again: isAgain, at: place)
    }
  }

  private func contrast(_ isOn: Bool) throws {
    printer.isContrasting = isOn
    if isOn { try printer.title(conversation.runs.map(\.wiring.name)) }
  }

  /// Prints why a command makes no sense here.
  private func refuse(_ reason: String, at place: String) throws {
    try printer.error(place + reason)
    fail(.malformed)
  }

  private func source(_ file: String, at place: String) throws {
    let path = TypedPath(file).path
    let identity = Files.resolved(path)
    guard !openSources.contains(identity) else {
      return try refuse("'\(file)' would source itself", at: place)
    }
    openSources.append(identity)
    defer { openSources.removeLast() }
    try reading {
      let script =
        path.hasSuffix(".md")
        ? Script(try Scenario(try Files.read(path), file: path, systems: conversation.systems))
        : Script(try Files.text(of: path))
      try execute(script, from: path)
    }
  }

  /// Runs `body`, and prints why it could not read a file.
  private func reading(_ body: () throws -> Void) throws {
    do { try body() } catch let error as FileError {
      let failure = ExitError(reading: error)
      try printer.error(failure.message)
      fail(failure.status)
    } catch let malformed as ScenarioErrors {
      for malformation in malformed.errors { try printer.error(malformation.description) }
      fail(.malformed)
    }
  }

  private func save(_ file: String, again isAgain: Bool, at place: String) throws {
    do {
      for note in try saver.save(conversation, in: file, again: isAgain, watch: printer.watch) {
        switch note {
        case .done(let text): try printer.say(text)
        case .warning(let text): try printer.error(text)
        case .bug(let text):
          try printer.error(text)
          fail(.failed)
        }
      }
    } catch let failure as ExitError {
      for line in failure.message.split(separator: "\n") { try printer.error("\(place)\(line)") }
      fail(failure.status)
    }
  }
}

extension Script {
  fileprivate init(_ commands: [(line: Int, text: String)]) { self.commands = commands }
}

extension String {
  /// Whether this is a comment.
  fileprivate var isComment: Bool { drop { $0 == " " || $0 == "\t" }.first == "#" }
}
