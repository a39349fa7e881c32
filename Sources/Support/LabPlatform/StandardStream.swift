/// A stream that the program has from its start.
package enum StandardStream: Int32 {
  case input = 0
  case output = 1
  case error = 2

  /// Whether it is a terminal.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Opens a device in place of each stream that is closed, so that no file takes its number.
  ///
  /// The device can't be used the way the stream is, so reading or writing it fails as before.
  package static func reserveClosed() {
    for (stream, mode) in [(Self.input, O_WRONLY), (.output, O_RDONLY), (.error, O_RDONLY)]
    where fcntl(stream.rawValue, F_GETFD) < 0 { _ = open("/dev/null", mode) }
  }

  /// Whether the user types and reads at a terminal.
  package static var isInteractive: Bool { input.isTerminal && output.isTerminal }
}
