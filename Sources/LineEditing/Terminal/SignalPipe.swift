import Glibc
import Synchronization

/// Makes signals, such as "the window has a new size", readable beside the keys.
///
/// A handler may do next to nothing, but it may write a byte; so no signal is lost between looking
/// for one and waiting for the next key.
final class SignalPipe {
  let descriptor: Int32
  private let writing: Int32
  private let heard: [Int32]

  init?(hearing signals: [Int32]) {
    heard = signals
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

  func next() -> Int32? {
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
  }

  /// Drops what has come so far.
  func forget() {
    while next() != nil {}
  }

  /// Lets signals mean what they mean to a program that does not listen.
  func deaf(_ body: () -> Void) {
    for signal in heard { reinstall(sigaction(), for: signal) }
    body()
    for signal in heard { _ = install(noteSignal, for: signal, flags: SA_RESTART) }
  }

  /// Listens while `body` runs; afterwards each signal means again what it meant before.
  func listening<Result>(while body: () -> Result) -> Result {
    signalPipeEnd.store(writing, ordering: .sequentiallyConsistent)
    let previous = heard.map { ($0, install(noteSignal, for: $0, flags: SA_RESTART)) }
    defer {
      for (signal, action) in previous { reinstall(action, for: signal) }
      signalPipeEnd.store(-1, ordering: .sequentiallyConsistent)
      forget()
    }
    return body()
  }
}

/// Where the handler writes: a C function has no other way to know.
private let signalPipeEnd = Atomic<Int32>(-1)

private func noteSignal(_ signal: Int32) {
  let code = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  write(signalPipeEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
  errno = code
}
