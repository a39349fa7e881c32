import LabPlatform
import LabScenarios
import Synchronization

/// The effect of Ctrl-C: it ends a non-interactive run; at the prompt it stops the current command and
/// keeps the state reached.
enum Interruption {
  private static let isRequested = Atomic<Bool>(false)

  /// The last message of the program, as an address that a signal handler can read at any moment.
  private static let message = Atomic<UInt>(0)

  /// Makes Ctrl-C end the program, with a message and the exit status 130.
  static func endsProgram(_ program: String) {
    message.store(UInt(bitPattern: strdup("\(program): interrupted\n")), ordering: .relaxed)
    signal(SIGINT) { _ in
      let address = Interruption.message.load(ordering: .relaxed)
      if let text = UnsafePointer<CChar>(bitPattern: address) {
        _ = write(STDERR_FILENO, text, strlen(text))
      }
      _exit(ExitStatus.interrupted.rawValue)
    }
  }

  /// Makes Ctrl-C ask the current command to stop.
  static func stopsCommands() {
    signal(SIGINT) { _ in Interruption.isRequested.store(true, ordering: .relaxed) }
  }

  /// Clears a pending interrupt.
  static func forget() { isRequested.store(false, ordering: .relaxed) }

  /// Whether the user has asked the current command to stop.
  static var isWanted: Bool { isRequested.load(ordering: .relaxed) }
}
