import LabPlatform
import Synchronization

/// The job of the shell that this program is, or is a part of.
///
/// Only the job in the foreground may read from the terminal and set its modes. The system stops any other
/// that tries, but not in a thread that blocks its signals, as the threads of Swift's executors do.
enum Job {
  /// Whether another job has the terminal.
  static var isInBackground: Bool {
    let owner = tcgetpgrp(0)
    return owner > 0 && owner != getpgrp()
  }

  /// Stops the job until the shell gives it the terminal; returns false if no shell can do that.
  static func waitForTerminal() -> Bool {
    while isInBackground {
      guard stop() else { return false }
    }
    return true
  }

  /// Stops the job, as the system does, until it is continued; returns false if it can't be stopped.
  ///
  /// The system stops no job whose shell has ended, because nobody would continue it.
  private static func stop() -> Bool {
    isContinued.store(false, ordering: .sequentiallyConsistent)
    let handled = install(noteContinued, for: SIGCONT, flags: SA_RESTART)
    var stopped = sigaction()
    sigaction(SIGTTIN, nil, &stopped)
    reinstall(sigaction(), for: SIGTTIN)
    var signals = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGCONT, SIGTTIN] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, &blocked)
    defer {
      pthread_sigmask(SIG_SETMASK, &blocked, nil)
      reinstall(stopped, for: SIGTTIN)
      reinstall(handled, for: SIGCONT)
    }
    kill(0, SIGTTIN)
    // Another thread may get the signal, a moment later.
    for _ in 0..<patience where !isContinued.load(ordering: .sequentiallyConsistent) {
      usleep(1_000)
    }
    return isContinued.load(ordering: .sequentiallyConsistent)
  }

  /// The milliseconds that a signal has for its way to another thread.
  private static let patience = 1_000
}

/// A C function can set only a global.
private let isContinued = Atomic<Bool>(false)

private func noteContinued(_ signal: Int32) {
  isContinued.store(true, ordering: .sequentiallyConsistent)
}
