import LabPlatform
import Synchronization

/// What Ctrl-C does: it ends a program that nobody talks to, and stops a command of one that somebody
/// talks to, with the world as far as it came.
enum Interruption {
  private static let isAsked = Atomic<Bool>(false)

  /// The word with which the program ends, as an address a signal handler can read at any moment.
  private static let farewell = Atomic<UInt>(0)

  /// From now on Ctrl-C ends the program, with a word and the exit code 130.
  static func endsProgram(_ program: String) {
    farewell.store(UInt(bitPattern: strdup("\(program): interrupted\n")), ordering: .relaxed)
    signal(SIGINT) { _ in
      let address = Interruption.farewell.load(ordering: .relaxed)
      if let text = UnsafePointer<CChar>(bitPattern: address) {
        _ = write(STDERR_FILENO, text, strlen(text))
      }
      _exit(ExitError.ExitCode.interrupted.rawValue)
    }
  }

  /// From now on Ctrl-C only asks the command that is being carried out to stop.
  static func stopsCommands() {
    signal(SIGINT) { _ in Interruption.isAsked.store(true, ordering: .relaxed) }
  }

  /// Whoever asked before is not meant any more.
  static func forget() { isAsked.store(false, ordering: .relaxed) }

  /// Whether somebody asked to stop.
  static var isWanted: Bool { isAsked.load(ordering: .relaxed) }
}
