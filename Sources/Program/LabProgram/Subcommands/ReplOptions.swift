import ArgumentParser
import LabConversation
import LabFiles
import LabPlatform
import LabWorkers
import LineEditing

/// The options of the REPL and of scripts.
struct ReplOptions<Lab: Laboratory>: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("The wirings to begin with, separated by commas.", valueName: "a,b"),
    completion: Suggestions<Lab>.wirings
  )
  var wiring: String?

  @Option(
    name: .customShort("c"),
    help: ArgumentHelp(
      "Commands to run, separated by line breaks or ';'; each is printed before its output.",
      valueName: "commands"
    )
  )
  var commands: [String] = []

  @Flag(name: .customLong("with-server"), help: "Begin with a server that answers requests.")
  var withServer = false

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("The file in which the system stores its data.", valueName: "file"),
    completion: .file()
  )
  var file: String?

  @Flag(name: .customLong("no-editrc"), help: "Do not read ~/.editrc.")
  var ignoresEditrc = false

  @Flag(name: .customLong("no-pager"), help: "Print long answers without a pager.")
  var ignoresPager = false

  @Flag(name: .customLong("no-history"), help: "Do not load or save command history.")
  var keepsNoHistory = false

  @Flag(name: .customLong("no-hints"), help: "Do not show inline hints.")
  var hidesHints = false

  @OptionGroup var patience: PatienceOption

  /// Starts with the system, or runs the script, that `subject` names.
  func run(_ subject: String?) throws {
    try Program.run(Lab.name) { console in
      let subject = subject.flatMap { isTerminal($0) ? nil : $0 }
      let script = subject.flatMap { isScript($0) ? $0 : nil }
      let opening = try opening(in: script == nil ? subject : nil)
      let printer = ReplPrinter(console: console)
      let isTyped = script == nil && commands.isEmpty && StandardStream.input.isTerminal
      let workplace = console.processes(patience: isTyped ? nil : patience.timeout) {
        Interruption.isRequested
      }
      let session = Session(Lab.systems, in: workplace, keepsCrashes: !isTyped)
      defer { session.end() }
      let repl = Repl(
        session: session,
        workplace: workplace,
        printer: printer,
        name: Lab.name,
        isScript: !isTyped
      )
      repl.commandsOfShell = LabCommand<Lab>.subcommandNames
      repl.mentionUnits = {
        Lab.course.mention(of: $0, Lab.systems, in: $1, playedIn: workplace)
      }
      if let script {
        guard commands.isEmpty else {
          throw ExitError(.usage, "'-c' and a script exclude each other")
        }
        try repl.execute(script: script)
        repl.warnOfSource()
      } else if !commands.isEmpty {
        for command in opening { try repl.begin(command) }
        try repl.execute(Script(commands.joined(separator: "\n"), from: "-c", splitting: true))
        repl.warnOfSource()
      } else if let reader = reader(for: session, console) {
        let completes = reader is LibEditReader
        try greet(console, system: subject, completes: completes)
        if completes, !ignoresPager { console.pager = Pager(environment: .current) }
        Interruption.onCtrlC(.stopsCommand)
        repl.playLesson = { try play($0, console, workplace) }
        try beginInteractively(repl, opening)
        try repl.converse(with: reader)
      } else {
        for command in opening { try repl.begin(command) }
        try repl.converse(with: PlainReader())
        repl.warnOfSource()
      }
      return repl.exit
    }
  }

  /// Plays a lesson at the terminal; Ctrl-C leaves it.
  private func play(_ lesson: String?, _ console: Console, _ workplace: Processes) throws {
    guard let input = LessonInput() else { return }
    let pager = console.pager
    console.pager = nil
    defer {
      console.pager = pager
      Interruption.onCtrlC(.stopsCommand)
    }
    let progress = try LessonProgress(program: Lab.name)
    let reading = LessonReading(Lab.name, Lab.course, Lab.systems, console, workplace, progress)
    do { try reading.play(lesson, input) { editor(for: $0, console) } } catch is ExitCode {}
  }

  /// Begins an interactive session with what the arguments stand for.
  private func beginInteractively(_ repl: Repl, _ opening: [String]) throws {
    for command in opening { try repl.begin(command) }
    guard !opening.isEmpty else { return }
    try repl.mentionSourceWarnings()
    try repl.mentionRequest()
  }

  /// The commands that the arguments stand for; throws what is wrong with these.
  private func opening(in system: String?) throws -> [String] {
    guard let system else {
      if wiring != nil { throw ExitError(.usage, "'--wiring' needs a system") }
      if file != nil { throw ExitError(.usage, "'--in' needs a system") }
      if withServer { throw ExitError(.usage, "'--with-server' needs a system") }
      return []
    }
    if !isKnown(system), Files.isRegular(system) {
      throw ExitError(
        .usage,
        "'\(system)' is a file; "
          + (system.hasSuffix(".md")
            ? "replay it with '\(Lab.name) run \(system)'"
            : "the name of a script must end in '.mvc'")
      )
    }
    if let file, !Word.isWord(file) {
      throw ExitError(
        .usage,
        "'--in' can't use '\(file)': the name has a line break, or both kinds of quotes and a space"
      )
    }
    let known = try Lab.systems.named(
      system,
      .system,
      by: \.name,
      or: LabCommand<Lab>.subcommandNames
    )
    for name in wiring?.split(whereSeparator: { $0 == "," || $0 == " " }) ?? [] {
      _ = try known.wirings.named(String(name), .wiring, by: \.name)
    }
    let commands = [
      "system \(system)" + (withServer ? " with server" : "")
        + (file.map { " in \(Word.quoted($0))" } ?? ""),
      "wirings \(wiring ?? known.wirings[0].name)",
    ]
    var names = KnownNames(systems: Lab.systems, allowsFiles: true)
    for command in commands {
      do throws(ParseError) { _ = try names.parse(command) } catch { throw ExitError(error.reason) }
    }
    return commands
  }

  private func isKnown(_ system: String) -> Bool { Lab.systems.contains { $0.name == system } }

  /// Whether a word is what the program can begin with: a system, or a script.
  func isSubject(_ word: String) -> Bool { isKnown(word) || isScript(word) }

  /// Whether a word names a script: a file, a pipe, or `-` for the standard input.
  private func isScript(_ word: String) -> Bool {
    word.hasSuffix(".mvc") || word == Script.input || !isKnown(word) && Files.isStream(word)
  }

  /// Whether a word names a standard input at which the user types.
  private func isTerminal(_ word: String) -> Bool {
    [Script.input, "/dev/stdin"].contains(word) && StandardStream.input.isTerminal
  }

  /// Prints the first lines of an interactive session, broken between words in a narrow terminal.
  private func greet(_ console: Console, system: String?, completes: Bool) throws {
    let keys = "'help' lists the commands, \(completes ? "Tab completes, " : "")Ctrl-D leaves"
    var lines = ["\(Lab.name) \(Version.number); \(keys)"]
    if system == nil {
      let names = Lab.systems.map(\.name)
      let others = names.dropFirst().joined(separator: ", ")
      lines.append(
        "'system \(names.first ?? "NAME")' begins"
          + (others.isEmpty ? "" : "; there are \(others), too")
      )
    }
    if isFirst, !Lab.course.entries.isEmpty {
      lines.append(
        "new here? '\(Lab.name) lesson' plays a course, 'help signs' explains what you see"
      )
    }
    if completes, !keepsNoHistory, let reason = HistoryPath.missing(Lab.name) {
      lines.append(reason)
    }
    for line in lines.flatMap({ $0.folded(to: Console.size.columns, indent: 0) }) {
      try console.line(line)
    }
  }

  /// Whether the user has neither talked to a world nor played a lesson.
  private var isFirst: Bool {
    guard !keepsNoHistory, let history = HistoryPath.path(of: Lab.name) else { return false }
    return !Files.exists(history)
      && LessonProgress.path(of: Lab.name).map(Files.exists) != true
  }

  /// Reads what the user types: the line editor, or plain lines; nil without a terminal.
  private func reader(for session: Session, _ console: Console) -> (any LineReader)? {
    editor(for: session, console) ?? PromptingReader()
  }

  /// The line editor; nil without a terminal that supports it.
  func editor(for session: Session, _ console: Console) -> LibEditReader? {
    let path = keepsNoHistory ? nil : HistoryPath.path(of: Lab.name)
    let language = LabLanguage(session: session, isColoured: console.isColoured)
    let editor = LibEditReader(
      program: Lab.name,
      sourcesEditrc: !ignoresEditrc,
      history: History(path: path),
      language: language.language
    )
    editor?.showsHints = !hidesHints
    return editor
  }
}
