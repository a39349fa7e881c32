import LabPlatform
import Synchronization

/// Turns signals, such as a change of the window's size, into bytes of a pipe.
///
/// So the reader can poll for keys and signals together and misses no signal. Writing a byte is one of
/// the few things that a signal handler may do.
final class SignalPipe {
  let descriptor: Int32
  private let writing: Int32
  private let signals: [Int32]

  init?(for signals: [Int32]) {
    self.signals = signals
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    writing = ends[1]
  }

  deinit {
    close(descriptor)
    close(writing)
  }

  /// Returns the next signal, or nil if there is none.
  func next() -> Int32? {
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
  }

  /// Drops the signals that have arrived so far.
  func discard() {
    while next() != nil {}
  }

  /// Runs `body` with the default actions of the signals, also of those that it sends to this process.
  func withDefaultActions(_ body: () -> Void) {
    for signal in signals { reinstall(sigaction(), for: signal) }
    body()
    // Another thread may get the signal; it does nothing where no shell could continue the process.
    for _ in 0..<SignalPipe.patience where isPending { usleep(1_000) }
    for signal in signals { _ = install(writeSignal, for: signal, flags: SA_RESTART) }
  }

  /// The milliseconds that a signal has for its way to another thread.
  private static let patience = 1_000

  /// Whether one of the signals has been sent, and has had no effect yet.
  private var isPending: Bool {
    var pending = sigset_t()
    return sigpending(&pending) == 0 && signals.contains { sigismember(&pending, $0) == 1 }
  }

  /// Handles the signals while `body` runs; then restores their previous actions.
  func handling<Result>(while body: () -> Result) -> Result {
    signalPipeEnd.store(writing, ordering: .sequentiallyConsistent)
    let previous = signals.map { ($0, install(writeSignal, for: $0, flags: SA_RESTART)) }
    defer {
      for (signal, action) in previous { reinstall(action, for: signal) }
      signalPipeEnd.store(-1, ordering: .sequentiallyConsistent)
      discard()
    }
    return body()
  }
}

/// The end of the pipe that the handler writes to; a C function can read it only from a global.
private let signalPipeEnd = Atomic<Int32>(-1)

private func writeSignal(_ signal: Int32) {
  let code = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  write(signalPipeEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
  errno = code
}
