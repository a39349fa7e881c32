import Glibc

/// The keys of the terminal, byte by byte, and the signals that concern it while a line is edited.
///
/// One byte a read: what was typed ahead belongs to whoever reads the terminal next.
struct TerminalInput {
  enum Event {
    case byte(UInt8)
    case signal(Int32)
    case end
    case failed(errno: Int32)
  }

  let signals: SignalPipe

  /// Whether a byte comes within so many milliseconds; one that waits already counts.
  func hasByte(within milliseconds: Int32 = 0) -> Bool {
    var keys = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&keys, 1, milliseconds) > 0
  }

  /// The next key or signal, waiting for either.
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

  /// A key that waits already; nil when somebody else took it.
  func nextByte() -> Event? {
    var byte: UInt8 = 0
    switch read(0, &byte, 1) {
    case 1: return .byte(byte)
    case 0: return .end
    default:
      let code = errno
      switch code {
      case EINTR, EAGAIN: return nil
      case EIO: return .end  // The line has hung up.
      default: return .failed(errno: code)
      }
    }
  }

  /// Bytes that wait already, at most so many; none when the line has hung up.
  func bytes(atMost count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, read(0, buffer.baseAddress, count))
    }
  }
}
