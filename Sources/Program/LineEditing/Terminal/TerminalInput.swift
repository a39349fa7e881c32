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

  /// How many milliseconds the bytes of one key may be apart, as in readline; on a slow line they come one by one.
  private static let patience: Int32 = 500

  let signals: SignalPipe
  /// Bytes to read before those of the terminal.
  private var unread: [UInt8] = []

  init(signals: SignalPipe) { self.signals = signals }

  /// Puts bytes in front of those that the terminal sends.
  mutating func putBack(_ bytes: [UInt8]) { unread.insert(contentsOf: bytes, at: 0) }

  /// Whether a byte is there, or arrives within `milliseconds`.
  func hasByte(within milliseconds: Int32 = 0) -> Bool {
    if !unread.isEmpty { return true }
    var keys = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&keys, 1, milliseconds) > 0
  }

  /// Waits for the next key or signal and returns it.
  mutating func next() -> Event {
    while true {
      if let event = takeUnread() { return event }
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
  mutating func nextByte() -> Event? {
    if let event = takeUnread() { return event }
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
  mutating func bytes(atMost count: Int) -> [UInt8] {
    if case .byte(let byte)? = takeUnread() { return [byte] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, read(0, buffer.baseAddress, count))
    }
  }

  private mutating func takeUnread() -> Event? {
    unread.isEmpty ? nil : .byte(unread.removeFirst())
  }
}

// MARK: - Special keys

extension TerminalInput {
  /// Reads what follows an Escape, and arrives at once: the rest of a special key's sequence, or a character with Alt.
  ///
  /// Nil if it was a reply to another program, or if it has been replaced: a key that terminals send in several
  /// ways comes next in the plainest. A lone Escape is an empty sequence.
  mutating func specialKey(isBound: ([UInt8]) -> Bool = { _ in false }) -> EscapeSequence? {
    let sequence = readSequence()
    // Some terminals send a key with Alt as an Escape and the key.
    if sequence.bytes == [0x1B], hasByte(within: Self.patience) {
      putBack(readSequence().withAlt)
      return nil
    }
    if sequence.mayBeginReply, skipsReply() { return nil }
    guard let plain = sequence.plain, !isBound(sequence.bytes) else { return sequence }
    if plain == [0x1B] { return EscapeSequence() }
    putBack(plain)
    return nil
  }

  private mutating func readSequence() -> EscapeSequence {
    var sequence = EscapeSequence()
    while !sequence.isComplete, hasByte(within: Self.patience),
      case .byte(let byte) = nextByte()
    {
      sequence.append(byte)
    }
    return sequence
  }

  /// Reads a reply to its end; if there is none, puts all back and returns false.
  private mutating func skipsReply() -> Bool {
    var bytes: [UInt8] = []
    while hasByte(within: Self.patience), case .byte(let byte) = nextByte() {
      bytes.append(byte)
      if byte == 0x07 || bytes.suffix(2) == [0x1B, 0x5C] { return true }
      // No reply has another control character.
      if byte < 0x20 && byte != 0x1B || bytes.dropLast().last == 0x1B { break }
    }
    putBack(bytes)
    return false
  }
}
