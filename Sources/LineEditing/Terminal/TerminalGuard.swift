import Glibc
import Synchronization

/// Gives the terminal back as it was found, however the program ends while a line is edited.
///
/// A terminal left raw echoes nothing in the shell that follows. Signals that would end the program
/// restore it first and then do what they would have done: Swift's own crash report still comes. A
/// program that handles such a signal itself keeps its handler.
final class TerminalGuard {
  private let found: UnsafeMutablePointer<termios>
  private let previous: UnsafeMutablePointer<sigaction>

  /// Nil when descriptor 0 is no terminal.
  init?() {
    var modes = termios()
    guard tcgetattr(0, &modes) == 0 else { return nil }
    found = .allocate(capacity: 1)
    found.initialize(to: modes)
    previous = .allocate(capacity: signalCount)
    previous.initialize(repeating: sigaction(), count: signalCount)
  }

  deinit {
    found.deallocate()
    previous.deallocate()
  }

  /// As it was found; keys typed ahead stay for the next reader.
  func restore() {
    tcsetattr(0, TCSADRAIN, found)
  }

  func guarding<Result>(while body: () -> Result) -> Result {
    registerAtExit
    previousActions.store(UInt(bitPattern: previous), ordering: .sequentiallyConsistent)
    foundModes.store(UInt(bitPattern: found), ordering: .sequentiallyConsistent)
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
      foundModes.store(0, ordering: .sequentiallyConsistent)
    }
    return body()
  }
}

private let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
private let crashSignals = [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE]
private let signalCount = 65

/// Addresses a signal handler can read at any moment; zero while nothing is to be restored.
private let foundModes = Atomic<UInt>(0)
private let previousActions = Atomic<UInt>(0)

private let registerAtExit: Void = {
  atexit(restoreTerminal)
}()

private func restoreTerminal() {
  // A terminal that belongs to another job by now is not ours to change.
  guard let modes = UnsafePointer<termios>(bitPattern: foundModes.load(ordering: .relaxed)),
    tcgetpgrp(0) == getpgrp()
  else { return }
  tcsetattr(0, TCSANOW, modes)
  // Otherwise the shell would see the marks of a paste as text.
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
    sa_flags & SA_SIGINFO == 0 && __sigaction_handler.sa_handler == nil
  }
}
