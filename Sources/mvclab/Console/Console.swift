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

  /// Prints a message to standard error; if even that fails, there is nobody to tell.
  static func complain(_ text: String) {
    try? write(Array("mvclab: \(text)\n".utf8)[...], to: STDERR_FILENO)
  }

  /// The system's words for an error number.
  static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}
