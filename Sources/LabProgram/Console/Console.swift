import LabFiles
import LabPlatform

/// Where results go: standard output, in blocks, with every error noticed.
final class Console {
  /// Whether colours may be used.
  let isColoured: Bool
  /// What shows answers that are taller than the terminal, if anything does; they are kept together then.
  var pager: Pager?
  let progress: ProgressLine
  private let program: String
  private var buffer: [UInt8] = []

  /// `program` is the name that messages begin with.
  init(program: String, environment: Environment) {
    self.program = program
    isColoured = isatty(STDOUT_FILENO) == 1 && environment.allowsColour
    progress = ProgressLine(environment: environment)
  }

  /// Prints text as it is.
  func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if pager == nil, buffer.count >= 1 << 16 { try flush() }
  }

  /// Prints text at once.
  func writeNow(_ text: String) throws {
    try write(text)
    try flush()
  }

  /// Prints a line.
  func line(_ text: String) throws { try write(text + "\n") }

  /// Lets everything printed so far be seen.
  func flush() throws {
    let text = buffer
    buffer = []
    progress.erase()
    if let pager, pager.show(text) { return }
    do throws(SystemError) { try Files.write(text[...], to: STDOUT_FILENO) } catch {
      throw ExitError(.noOutput, "cannot write to standard output: \(error)")
    }
  }

  /// Prints text as it is to standard error.
  static func note(_ text: String) { try? Files.write(Array(text.utf8)[...], to: STDERR_FILENO) }

  /// How wide and high the terminal is; 80 by 24 where there is none.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return (
      isKnown && size.ws_col > 0 ? Int(size.ws_col) : 80,
      isKnown && size.ws_row > 0 ? Int(size.ws_row) : 24
    )
  }

  /// Prints a message to standard error; if even that fails, there is nobody to tell.
  func complain(_ text: String) {
    progress.erase()
    Console.note("\(program): \(text)\n")
  }
}
