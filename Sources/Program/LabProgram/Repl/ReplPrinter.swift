import LabConversation
import LabScenarios
import LabText
import LineEditing

/// Prints the replies of a conversation.
final class ReplPrinter {
  private let console: Console
  private let paint: ANSI
  /// Whether the printer sets two wirings side by side.
  var isContrasting = false { didSet { head = "" } }
  /// Whether the user walks through a command, whose columns have the same width all the time.
  ///
  /// No pager takes the keys then.
  var isWalking = false {
    didSet {
      guard isWalking != oldValue else { return }
      (pager, console.pager) = (isWalking ? console.pager : nil, isWalking ? nil : pager)
    }
  }
  private var pager: Pager?
  /// The names above the two columns, as they were printed.
  private var head = ""
  /// The columns of the last reply.
  private var columns: SideBySide?

  init(console: Console) {
    self.console = console
    paint = ANSI(isColoured: console.isColoured)
  }

  /// Whether it prints on a terminal.
  var isAtTerminal: Bool { console.width != nil }

  /// Whether two screens have room side by side: not on a narrow terminal, where the windows follow each other.
  private var hasRoomForTwo: Bool { console.width.map { $0 >= SideBySide.readable } ?? true }

  private func hasRoom(for transcripts: [[OutputLine]]) -> Bool {
    hasRoomForTwo
      && SideBySide(width: Console.size.columns).hasRoom(for: transcripts[0], transcripts[1])
  }

  var progress: ProgressLine { console.progress }

  /// Shows which part of long work is done; false once the user wants to stop it.
  var watch: (Double) -> Bool {
    { [progress] share in
      progress.show(share)
      return !Interruption.isRequested
    }
  }

  /// Prints the lines of one wiring; of several, the lines that they share once, or all in two columns.
  ///
  /// Errors begin with `place`. Source is too wide for columns: there the wirings follow each other.
  func print(_ reply: Reply, at place: String = "") throws {
    for part in reply.parts { try print(part, of: reply, at: place) }
  }

  private func print(_ part: Reply.Part, of reply: Reply, at place: String) throws {
    let isCompared = isContrasting && part.transcripts.count > 1
    let transcripts = (isCompared ? part.withUnchangedWindows : part.transcripts).map { lines in
      place.isEmpty
        ? lines : lines.map { $0.kind == .error ? OutputLine(.error, place + $0.text) : $0 }
    }
    let shown = console.width.map { transcripts.withColumnOfSites(in: $0) } ?? transcripts
    if isCompared, !isOfTheLab(transcripts), hasRoom(for: transcripts) {
      guard reply.isSource else { return try contrast(transcripts, part.wirings) }
      for (name, lines) in zip(part.wirings, shown) {
        try console.header(name)
        for line in lines { try console.line(line) }
      }
      return
    }
    let merged = MergedReply(
      wirings: part.wirings,
      replies: shown,
      keepsWindows: isAtTerminal
    )
    for part in merged.parts {
      // The line that reports an interruption stands apart from a long answer.
      if reply.outcome == .interrupted, part == shown[0].last.map(MergedReply.Part.line) {
        try flush()
      }
      switch part {
      case .header(let text): try console.header(text)
      case .line(let line): try console.line(line)
      }
    }
  }

  /// Whether all transcripts are the same, and the laboratory wrote them, not a world.
  private func isOfTheLab(_ replies: [[OutputLine]]) -> Bool {
    replies.allSatisfy { $0 == replies[0] }
      && replies[0].allSatisfy { $0.kind == .answer || $0.kind == .error }
  }

  /// Prints the names above the two columns, unless they stand there already.
  func title(_ wirings: [String]) throws {
    if wirings.count > 1, hasRoomForTwo {
      try title(wirings, above: SideBySide(width: Console.size.columns).after(columns))
    }
  }

  private func title(_ wirings: [String], above columns: SideBySide) throws {
    let head = columns.head(wirings)
    guard head != self.head else { return }
    self.head = head
    try console.header(head)
  }

  func say(_ text: String) throws {
    try console.line(OutputLine(.answer, text))
  }

  /// Prints what a wiring's code has printed, as a comment: a transcript has no place for it.
  func printed(_ printed: Reply.Printed) throws {
    for line in printed.comments { try console.line(line) }
  }

  func header(_ text: String) throws { try console.header(text) }

  /// Prints a line that a pasted transcript lacks or has too much.
  func difference(_ line: DifferenceLine) throws {
    try console.line(paint(line.mark == .missing ? .red : .green, line.description))
  }

  func error(_ text: String) throws {
    try console.line(OutputLine(.error, text))
  }

  /// Prints a command of a script before its output; a comment or an empty line is none.
  func echo(_ command: String) throws {
    guard let first = command.first, first != "#" else { return }
    let end = command.lastIndex { $0 != " " && $0 != "\t" } ?? command.startIndex
    try console.header("> \(String(command[...end]).printable)")
  }

  /// Reports an error in a script.
  func complain(_ message: String) throws { try console.report(message) }

  func flush() throws { try console.flush() }

  /// Waits for a key, and says below the output what the keys do.
  func readKey(_ keys: KeyReader, below line: String) throws -> KeyReader.Key {
    let text = paint(.faint, line.truncated(to: max(20, Console.size.columns - 1)))
    try console.flush()
    let erase = console.progress.canErase ? "\r\u{1B}[K" : nil
    let key = keys.readKey { [console] in _ = try? console.writeNow((erase ?? "") + text) }
    try console.writeNow(erase ?? "\n")
    return key
  }

  /// Prints the first two transcripts in two columns; below them the others, where they are different.
  private func contrast(_ transcripts: [[OutputLine]], _ wirings: [String]) throws {
    let (left, right) = (transcripts[0], transcripts[1])
    var sides = SideBySide(width: Console.size.columns).after(isWalking ? nil : columns)
    if !isWalking { sides.fit(left.flatMap(SideBySide.lines), right.flatMap(SideBySide.lines)) }
    columns = sides
    try title(wirings, above: sides)
    let lines = [left, right].withColumnOfSites(in: sides.narrow).map {
      $0.flatMap(SideBySide.lines)
    }
    for row in sides.rows(lines[0], lines[1]) { try console.row(row) }
    for (name, lines) in zip(wirings, transcripts).dropFirst(2)
    where ![left, right].contains(lines) {
      try console.header(name)
      for line in lines { try console.line(line) }
    }
  }
}
