import LabConversation
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
    let runs = repl.conversation.runs
    let wiring = runs.indices.contains(crash.wiring) ? runs[crash.wiring].wiring.name : nil
    let code = wiring.map { "the code of '\($0)'" } ?? "the code of a wiring"
    let place = culprit.map { "'\($0)': " } ?? ""
    try repl.printer.error("\(place)\(code) \(crash); the session is as it was before the command")
  }
}

extension Repl {
  /// Whether a line can be executed twice: what changes the rows of a file can't.
  fileprivate func isRepeatable(_ line: String) -> Bool {
    conversation.names.storageFile == nil || conversation.isChoice(line)
  }
}
