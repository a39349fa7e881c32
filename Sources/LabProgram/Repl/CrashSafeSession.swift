import LabConversation
import LabPlatform
import MVCLab

/// The lines of a session at a terminal, from which a new start of the program makes the session again
/// after a crash: as it was before the command that crashed.
struct CrashSafeSession {
  private let crashes: ProcessCrashes
  private let journal = InputJournal()

  init(_ crashes: ProcessCrashes) { self.crashes = crashes }

  /// Notes a line before it is executed.
  func begin(_ line: String) { journal.append(Array("\(line)\n".utf8)) }

  /// Notes that a line was executed.
  func end(_ line: String, _ reply: Reply, _ conversation: Conversation) {
    switch reply.request {
    case nil where reply.outcome != .interrupted, .contrast, .mentionUnits: crashes[.lines] += 1
    case nil, .source, .play, .find: keep(conversation.linesOfHistory)
    case .save, .quit: keep(journal.lines.dropLast())
    }
  }

  private func keep(_ lines: [String]) {
    journal.replace(by: lines)
    crashes[.lines] = lines.count
  }
}

extension CrashSafeSession {
  /// Executes the lines of an earlier start again, prints nothing of them, and tells what crashed.
  func restore(_ repl: Repl) throws {
    guard let crash = crashes.last else { return }
    let lines = journal.lines
    let done = crashes[.lines]
    let culprit = lines.count > done ? lines[done] : nil
    // A later command crashes at another moment; this one is not executed again.
    if culprit != nil { crashes.forgetLast() }
    journal.replace(by: Array(lines.prefix(done)))
    for line in lines.prefix(done) where repl.isRepeatable(line) { try repl.execute(line) }
    repl.printer.isMuted = false
    try tell(crash, in: culprit, to: repl)
  }

  /// A wiring is to blame only for what happens while it executes a command.
  private func tell(_ crash: Crash, in line: String?, to repl: Repl) throws {
    let place = line.map { "'\($0)': " } ?? ""
    let end = "the session is as it was before the command"
    guard let wiring = crash.wiring else {
      repl.fail(.bug)
      guard line == nil else { return try repl.printer.error("\(place)\(crash.inProgram); \(end)") }
      // Without an editor the terminal still has the text, and would put it before the next line.
      tcflush(STDIN_FILENO, TCIFLUSH)
      try repl.printer.leaveTypedLine()
      return try repl.printer.error(
        """
        the program itself \(crash) while it read a line; please report it; the session is as it was, but \
        the text of that line is lost
        """
      )
    }
    let runs = repl.conversation.runs
    let name = runs.indices.contains(wiring) ? runs[wiring].world.wiring.name : nil
    let code = name.map { "the code of '\($0)'" } ?? "the code of a wiring"
    try repl.printer.error("\(place)\(code) \(crash); \(end)")
  }
}

extension Repl {
  /// Whether a line can be executed twice: what changes the rows of a file can't.
  fileprivate func isRepeatable(_ line: String) -> Bool {
    conversation.names.storageFile == nil || conversation.isChoice(line)
  }
}
