import LabPlatform

/// Reads the lines of a pipe or a file, without a prompt or an echo.
///
/// Invalid UTF-8 becomes U+FFFD, NUL is kept, CR LF ends a line like LF, and the last line needs no
/// line end. A line has at most `lineLimit` bytes, so that an input without a line end, such as `/dev/zero`,
/// does not fill the memory.
public final class PlainReader: LineReader {
  private let descriptor: Int32
  private let lineLimit: Int
  private var block: [UInt8] = []
  private var position = 0
  /// The start of a line whose end is in a later block.
  private var start: [UInt8] = []
  private var atEnd = false

  /// A reader of a descriptor; of a line that has more than `lineLimit` bytes it returns nothing, and reads no further.
  public init(descriptor: Int32 = 0, lineLimit: Int = 1 << 20) {
    (self.descriptor, self.lineLimit) = (descriptor, lineLimit)
  }

  public func readLine(prompt: String) -> ReadResult {
    readLine(waitForInput: waitForInput)
  }

  /// Returns the next line; calls `waitForInput` before each read.
  ///
  /// If `waitForInput` returns false, the reader drops the part of the line that it has read and
  /// returns `.interrupted`.
  func readLine(waitForInput: () -> Bool) -> ReadResult {
    while true {
      let lineEnd = endOfLine()
      let length = start.count + (lineEnd ?? block.count) - position
      guard length <= lineLimit else { return .tooLong(limit: lineLimit) }
      if let end = lineEnd {
        let line = finishLine(upTo: end)
        position = end + 1
        return .line(line.hasSuffix("\r") ? String(line.unicodeScalars.dropLast()) : line)
      }
      start += block[position...]
      position = block.count
      if atEnd {
        return start.isEmpty ? .endOfInput : .line(finishLine(upTo: position))
      }
      guard waitForInput() else {
        start = []
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
    defer { start = [] }
    guard !start.isEmpty else { return String(decoding: block[position..<end], as: UTF8.self) }
    start += block[position..<end]
    return String(decoding: start, as: UTF8.self)
  }

  private func waitForInput() -> Bool {
    // `poll` ignores a negative descriptor and would never return.
    guard descriptor >= 0 else { return true }
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&wait, 1, -1)
    return true
  }

  /// Reads the next block; returns the error code if that fails.
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
      case EIO where Job.isInBackground && Job.waitForTerminal():
        continue
      case EAGAIN:
        // The descriptor is non-blocking, and the input is gone.
        return nil
      default:
        return code
      }
    }
  }
}
