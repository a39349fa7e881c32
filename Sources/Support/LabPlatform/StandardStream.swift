/// A stream that the program has from its start.
package enum StandardStream: Int32 {
  case input = 0
  case output = 1
  case error = 2

  /// Whether it is a terminal.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Whether the user types and reads at a terminal.
  package static var isInteractive: Bool { input.isTerminal && output.isTerminal }
}
