import Glibc

/// Lines of a pipe or a file: no prompt, no echo.
///
/// Bytes that are no UTF-8 become U+FFFD, NUL stays, CR LF ends a line like LF, and a last line needs
/// no line end. Every byte is looked at once, so one line may be as long as memory allows.
public final class PlainReader: LineReader {
  private let descriptor: Int32
  private var block: [UInt8] = []
  private var position = 0
  /// The beginning of a line whose end is in a later block.
  private var beginning: [UInt8] = []
  private var atEnd = false

  public init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  public func readLine(prompt: String) -> ReadResult {
    readLine { true }
  }

  /// The next line; `waits` is asked before each wait for more of it, and says whether more has come.
  ///
  /// Where nothing is to come of a line, it is interrupted, and what there was of it is dropped.
  func readLine(waits: () -> Bool) -> ReadResult {
    while true {
      if let end = endOfLine() {
        let line = finishLine(upTo: end)
        position = end + 1
        return .line(line.hasSuffix("\r") ? String(line.unicodeScalars.dropLast()) : line)
      }
      beginning += block[position...]
      position = block.count
      if atEnd {
        return beginning.isEmpty ? .endOfInput : .line(finishLine(upTo: position))
      }
      guard waits() else {
        beginning = []
        return .interrupted
      }
      if let code = readBlock() { return .failed(errno: code) }
    }
  }
}

extension PlainReader {
  private func endOfLine() -> Int? {
    block.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = memchr(base + position, 0x0A, bytes.count - position)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  private func finishLine(upTo end: Int) -> String {
    defer { beginning = [] }
    guard !beginning.isEmpty else { return String(decoding: block[position..<end], as: UTF8.self) }
    beginning += block[position..<end]
    return String(decoding: beginning, as: UTF8.self)
  }

  /// Fills the block, or returns the error code.
  private func readBlock() -> Int32? {
    let size = 1 << 16
    while true {
      var code: Int32 = 0
      block = [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
        let got = read(descriptor, bytes.baseAddress, size)
        code = got < 0 ? errno : 0
        count = max(0, got)
      }
      position = 0
      switch code {
      case 0:
        atEnd = block.isEmpty
        return nil
      case EINTR:
        continue
      case EAGAIN:
        // Whoever had this descriptor before us left it non-blocking.
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&wait, 1, -1)
      default:
        return code
      }
    }
  }
}
