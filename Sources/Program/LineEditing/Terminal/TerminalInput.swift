import LabPlatform

/// Reads the terminal's keys, byte by byte, and the signals that arrive while the user edits a line.
///
/// It reads one byte at a time, so that keys typed ahead stay for the program that reads next.
struct TerminalInput {
  enum Event {
    case byte(UInt8)
    case signal(Int32)
    case end
    case failed(errno: Int32)
  }

  let signals: SignalPipe

  /// Whether a byte is there, or arrives within `milliseconds`.
  func hasByte(within milliseconds: Int32 = 0) -> Bool {
    var keys = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&keys, 1, milliseconds) > 0
  }

  /// Waits for the next key or signal and returns it.
  func next() -> Event {
    while true {
      var wait = [
        pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&wait, 2, -1) > 0 else {
        if errno == EINTR { continue }
        return .failed(errno: errno)
      }
      if wait[1].revents != 0, let signal = signals.next() { return .signal(signal) }
      if wait[0].revents != 0, let event = nextByte() { return event }
    }
  }

  /// Reads a byte that has arrived; nil if another program has read it first.
  func nextByte() -> Event? {
    var byte: UInt8 = 0
    switch read(0, &byte, 1) {
    case 1: return .byte(byte)
    case 0: return .end
    default:
      let code = errno
      switch code {
      case EINTR, EAGAIN: return nil
      // Another job has the terminal, or it has hung up.
      case EIO: return Job.isInBackground ? .signal(SIGTTIN) : .end
      default: return .failed(errno: code)
      }
    }
  }

  /// Reads at most `count` bytes that have arrived; none if the terminal has hung up.
  func bytes(atMost count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, read(0, buffer.baseAddress, count))
    }
  }
}
