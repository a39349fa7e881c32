import ArgumentParser
import LabConversation
import LabCourse
import LabScenarios
import LabText
import LabWork
import LineEditing
import MVCLab

/// Leads a user at a terminal through lessons.
final class LessonSession {
  private let console: Console
  private let paint: ANSI
  private let input: LessonInput
  private let workplace: any Workplace
  private let systems: [System]
  private let program: String
  /// What the lab's course says of a rule.
  private let mentionUnits: (String, System?) -> [String]
  /// Makes the line editor for a session.
  private let makeEditor: (Session) -> (any LineReader)?

  init(
    _ console: Console,
    _ input: LessonInput,
    _ workplace: any Workplace,
    systems: [System],
    program: String,
    mentionUnits: @escaping (String, System?) -> [String],
    makeEditor: @escaping (Session) -> (any LineReader)?
  ) {
    (self.console, self.input, self.workplace) = (console, input, workplace)
    (self.systems, self.program) = (systems, program)
    (self.mentionUnits, self.makeEditor) = (mentionUnits, makeEditor)
    paint = ANSI(isColoured: console.isColoured)
  }

  /// How a lesson ended.
  enum Ending {
    case done
    case left
  }

  /// Plays a lesson to its end, or until the reader leaves it.
  func play(_ choice: LessonChoice, _ run: LessonRun) throws -> Ending {
    var player = LessonPlayer(
      choice.lesson,
      run,
      number: choice.number,
      links: choice.links
    )
    player.columns = Console.size.columns
    var answer: LessonPlayer.Answer? = .lines(player.lines)
    while true {
      let next = try answer ?? take(wait(player.keys, for: player.expectedInput), &player)
      switch next {
      case .lines(let lines): answer = try show(lines, of: &player)
      case .attempt(let steps):
        try attempt(choice, steps: steps)
        answer = .lines(player.lines)
      case .end: return .done
      case .leave: return .left
      }
    }
  }

  private func take(_ input: LessonPlayer.Input, _ player: inout LessonPlayer)
    -> LessonPlayer.Answer
  {
    player.columns = Console.size.columns
    return player.take(input)
  }

  /// Prints lines of a player; at each full screen the reader may press the player's keys.
  ///
  /// Returns what came of a key that leads elsewhere; nil if all lines are printed.
  private func show(_ lines: [LessonLine], of player: inout LessonPlayer) throws
    -> LessonPlayer.Answer?
  {
    let place = player.place
    return try show(lines) {
      while true {
        let input = try wait(player.keys(toGoOn: "[Return] more"), for: .key)
        if input == .next { return nil }
        let answer = take(input, &player)
        // What the reader looked at is followed by the rest of these lines.
        guard case .lines(let look) = answer, player.place == place else { return answer }
        if let answer = try show(look, of: &player) { return answer }
      }
    }
  }

  /// Prints a line and waits for what the reader does; a key erases the line.
  ///
  /// Ctrl-C ends the program.
  func wait(_ text: String, for kind: LessonPlayer.InputKind) throws -> LessonPlayer.Input {
    let line = paint(.faint, text.printable.truncated(to: max(20, Console.size.columns - 1)))
    try console.flush()
    let erase = console.progress.canErase ? "\r\u{1B}[K" : nil
    let shown = kind == .line ? line + "\n" : (erase ?? "") + line
    let show = { [console] in _ = try? console.writeNow(shown) }
    guard let answer = input.next(kind, showing: show) else {
      try console.writeNow("\n")
      throw ExitCode(ExitStatus.interrupted.rawValue)
    }
    if kind == .key {
      try console.writeNow(erase ?? "\n")
    } else {
      try console.line("")
    }
    return answer
  }

  /// Prints a line, and waits until the reader goes on or quits; false for the second.
  func waits(_ text: String) throws -> Bool {
    while true {
      switch try wait(text, for: .key) {
      case .next, .key("n"): return true
      case .key("q"): return false
      case .key, .line: continue
      }
    }
  }

  /// Prints lines; at each full screen it waits for a key.
  func show(_ lines: [LessonLine]) throws {
    _ = try show(lines) {
      _ = try wait("[Return] more", for: .key)
      return nil
    }
  }

  /// Prints lines; what comes of a key at a full screen ends it.
  private func show(
    _ lines: [LessonLine],
    atFullScreen ask: () throws -> LessonPlayer.Answer?
  ) throws -> LessonPlayer.Answer? {
    let size = Console.size
    var rows = 0
    func folded(_ text: String) -> String {
      console.width.map { text.folded(to: $0).joined(separator: "\n") } ?? text
    }
    for line in lines.map(\.printable) {
      let own = line.description.folded(to: size.columns).count
      if rows + own > size.rows - 1 {
        if let answer = try ask() { return answer }
        rows = 0
      }
      rows += own
      switch line {
      case .heading(let text): try console.header(folded(text))
      case .text(let text): try console.line(folded(text))
      case .aside(let text): try console.line(paint(.faint, folded(text)))
      case .alarm(let text): try console.line(paint(.red, folded(text)))
      case .output(let line): try console.line(line)
      case .row(let row): try console.row(row)
      }
    }
    try console.flush()
    return nil
  }
}

extension LessonSession {
  /// Lets the reader talk to the worlds as they are after so many steps.
  private func attempt(_ choice: LessonChoice, steps: Int) throws {
    let session = Session(systems, in: workplace, keepsCrashes: true)
    defer { session.end() }
    for command in choice.lesson.commands(ofFirst: steps) {
      _ = try? session.respond(to: command)
    }
    let printer = ReplPrinter(console: console)
    let prompt = choice.number.map { "\(program) (\($0))> " } ?? "\(program) (lesson)> "
    let repl = Repl(
      session: session,
      workplace: workplace,
      printer: printer,
      name: program,
      prompt: prompt,
      isScript: false
    )
    repl.mentionUnits = mentionUnits
    let isWide = Console.size.columns >= SideBySide.readable && session.runs.count == 2
    if isWide { _ = try? session.respond(to: "contrast on") }
    printer.isContrasting = isWide
    try show([
      .aside("These are the worlds at this step; 'quit' or Ctrl-D comes back to the lesson.")
    ])
    if isWide { try printer.title(session.runs.map(\.title)) }
    input.editor = makeEditor(session)
    console.pager = Pager(environment: .current)
    defer { console.pager = nil }
    Interruption.onCtrlC(.stopsCommand)
    defer { Interruption.onCtrlC(.endsProgram(program)) }
    try repl.execute("show screen")
    try repl.converse(with: input)
    try show([.text("")])
  }
}
