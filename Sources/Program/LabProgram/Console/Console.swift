import LabConversation
import LabFiles
import LabPlatform
import LabText

/// Writes results to standard output, in blocks, and reports every error.
final class Console {
  /// Whether the output may be coloured.
  let isColoured: Bool
  /// The pager for answers taller than the terminal; with a pager, each answer is written whole.
  var pager: Pager?
  let progress: ProgressLine
  /// Whether a CI server would obey commands in the output.
  private static let hasLogReader = Environment.current.hasLogReader
  private let program: String
  private var buffer: [UInt8] = []

  /// `program` is the name that messages begin with.
  init(program: String, environment: Environment) {
    self.program = program
    isColoured = StandardStream.output.isTerminal && environment.allowsColour
    progress = ProgressLine(environment: environment)
  }

  /// Prints text; what a CI server would take for a command is broken up, but for annotations of our own.
  func write(_ text: String, annotating: Bool = false) throws {
    buffer.append(contentsOf: Console.safe(text, annotating: annotating).utf8)
    if pager == nil, buffer.count >= 1 << 16 { try flush() }
  }

  /// Prints text at once.
  func writeNow(_ text: String, annotating: Bool = false) throws {
    try write(text, annotating: annotating)
    try flush()
  }

  /// Prints a line.
  func line(_ text: String) throws { try write(text + "\n") }

  func line(_ value: JSON) throws { try line(value.description) }

  /// Prints a list; at a terminal with lines that break between words, and with a pager if it is tall.
  func list(_ lines: [String]) throws {
    pager = pager ?? Pager(environment: .current)
    for line in lines {
      for row in width.map({ line.folded(to: $0) }) ?? [line] { try self.line(row) }
    }
  }

  /// Writes everything that is still in the buffer.
  func flush() throws {
    let text = buffer
    buffer = []
    progress.erase()
    if let pager, pager.show(text) { return }
    do throws(SystemError) {
      try Files.write(text[...], to: STDOUT_FILENO)
    } catch {
      throw ExitError(.unwritable, "cannot write to standard output: \(error)")
    }
  }

  /// Reports an error on standard error, after all output before it.
  func report(_ message: String) throws {
    try flush()
    Console.note(message)
  }

  /// Prints lines to standard error, with pictures in place of control characters.
  static func note(_ text: String) { control(text.printableLines) }

  /// Prints text to standard error with its control characters; no CI server takes it for a command.
  static func control(_ text: String) {
    try? Files.write(Array(safe(text).utf8)[...], to: STDERR_FILENO)
  }

  private static func safe(_ text: String, annotating: Bool = false) -> String {
    hasLogReader ? text.withoutLogCommands(annotating: annotating) : text
  }

  /// The size of the terminal; without one, `COLUMNS` or 80 by 24.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return (
      isKnown && size.ws_col > 0 ? Int(size.ws_col) : Environment.columns ?? 80,
      isKnown && size.ws_row > 0 ? Int(size.ws_row) : 24
    )
  }

  /// The width of the terminal that shows the output; nil if it goes elsewhere.
  var width: Int? { StandardStream.output.isTerminal ? Console.size.columns : nil }

  /// Prints a message to standard error; on a terminal, lines that are too wide break between words.
  func complain(_ text: String) {
    progress.erase()
    let columns = StandardStream.error.isTerminal ? Console.size.columns : .max
    for line in "\(program): \(text)".split(separator: "\n", omittingEmptySubsequences: false) {
      for row in String(line).folded(to: columns) { Console.note(row + "\n") }
    }
  }
}
