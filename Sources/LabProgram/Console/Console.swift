import Glibc

/// Where results go: standard output, in blocks, with every error noticed.
final class Console {
  /// Whether colours may be used.
  let isColoured: Bool
  private var buffer: [UInt8] = []

  init(environment: Environment) {
    isColoured = isatty(STDOUT_FILENO) == 1 && environment.allowsColour
  }

  /// Prints text as it is.
  func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { try flush() }
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
    defer { buffer.removeAll(keepingCapacity: true) }
    try Console.write(buffer[...], to: STDOUT_FILENO)
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(.noOutput, "cannot write to standard output: \(reason(errno))")
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Prints text as it is to standard error.
  static func note(_ text: String) { try? write(Array(text.utf8)[...], to: STDERR_FILENO) }

  /// How wide the terminal is; 80 where there is none.
  var columns: Int {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  /// Prints a message to standard error; if even that fails, there is nobody to tell.
  static func complain(_ text: String) {
    try? write(Array("mvclab: \(text)\n".utf8)[...], to: STDERR_FILENO)
  }

  /// The system's words for an error number.
  static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}
