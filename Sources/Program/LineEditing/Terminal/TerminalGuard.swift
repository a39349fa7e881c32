import LabPlatform
import Synchronization

/// Restores the terminal's modes, however the program ends while the user edits a line.
///
/// A terminal that is left in raw mode echoes nothing in the shell. The handler of a signal that ends
/// the program restores the modes and then raises the signal again, so Swift still prints its crash
/// report. If the program has a handler for such a signal, that handler stays.
final class TerminalGuard {
  /// The modes at the start.
  private let modes: UnsafeMutablePointer<termios>
  private let previous: UnsafeMutablePointer<sigaction>

  /// Returns nil if descriptor 0 is not a terminal.
  init?() {
    var current = termios()
    guard tcgetattr(0, &current) == 0 else { return nil }
    modes = .allocate(capacity: 1)
    modes.initialize(to: current)
    previous = .allocate(capacity: signalCount)
    previous.initialize(repeating: sigaction(), count: signalCount)
  }

  deinit {
    modes.deallocate()
    previous.deallocate()
  }

  /// Restores the modes, unless another job has the terminal; keys typed ahead stay for the next reader.
  func restore() {
    if !Job.isInBackground { tcsetattr(0, TCSADRAIN, modes) }
  }

  /// Runs `body`; a signal that ends the program meanwhile restores the modes.
  func guarding<Result>(while body: () -> Result) -> Result {
    registerAtExit
    previousActions.store(UInt(bitPattern: previous), ordering: .sequentiallyConsistent)
    savedModes.store(UInt(bitPattern: modes), ordering: .sequentiallyConsistent)
    var guarded: [Int32] = []
    for signal in endingSignals + crashSignals {
      let action = install(restoreAndRaise, for: signal, flags: SA_ONSTACK)
      previous[Int(signal)] = action
      if action.isDefault || crashSignals.contains(signal) {
        guarded.append(signal)
      } else {
        reinstall(action, for: signal)
      }
    }
    defer {
      for signal in guarded { reinstall(previous[Int(signal)], for: signal) }
      savedModes.store(0, ordering: .sequentiallyConsistent)
    }
    return body()
  }
}

private let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
private let crashSignals = [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE]
private let signalCount = 65

/// The addresses that the signal handler reads; 0 while there is nothing to restore.
private let savedModes = Atomic<UInt>(0)
private let previousActions = Atomic<UInt>(0)

private let registerAtExit: Void = {
  atexit(restoreTerminal)
}()

private func restoreTerminal() {
  // Another job may own the terminal by now.
  guard let modes = UnsafePointer<termios>(bitPattern: savedModes.load(ordering: .relaxed)),
    !Job.isInBackground
  else { return }
  tcsetattr(0, TCSANOW, modes)
  // The shell may not know the marks of a paste and would read them as text.
  let text: StaticString = "\u{1B}[?2004l"
  write(1, text.utf8Start, text.utf8CodeUnitCount)
}

private func restoreAndRaise(_ signal: Int32) {
  restoreTerminal()
  if let actions = UnsafePointer<sigaction>(bitPattern: previousActions.load(ordering: .relaxed)) {
    sigaction(signal, actions + Int(signal), nil)
  }
  raise(signal)
}

extension sigaction {
  fileprivate var isDefault: Bool {
    sa_flags & SA_SIGINFO == 0 && handler == nil
  }
}
