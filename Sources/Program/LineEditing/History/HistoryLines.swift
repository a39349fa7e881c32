import LabPlatform

/// Finds the entries in the bytes of a history file.
///
/// The file is read before the first prompt, so only the bytes of entries become strings.
enum HistoryLines {
  /// Returns the oldest entry first, of equal entries only the newest, and the number of lines that are no
  /// text.
  ///
  /// The last line may lack its line break: a full disk, or the end of the power, has cut it.
  static func entries(in bytes: [UInt8]) -> (entries: [String], unreadable: Int) {
    let isText = !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
    return bytes.withUnsafeBytes { bytes in
      var lines: [Line] = []
      var start = 0
      while start < bytes.count {
        let end = position(of: 0x0A, in: bytes, from: start) ?? bytes.count
        if end > start {
          lines.append(Line(bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<end])))
        }
        start = end + 1
      }
      // The first line is the heading.
      let readable = lines.dropFirst().filter { isText || $0.isText }
      var known = Set<Line>(minimumCapacity: readable.count)
      let newest = readable.reversed().filter { known.insert($0).inserted }
      return (newest.reversed().map(\.entry), max(0, lines.count - 1) - readable.count)
    }
  }

  private static func position(
    of byte: UInt8,
    in bytes: UnsafeRawBufferPointer,
    from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// The bytes of a line, not copied; lines are equal if their bytes are.
  private struct Line: Hashable {
    let bytes: UnsafeRawBufferPointer

    var entry: String {
      let line = String(decoding: bytes, as: UTF8.self)
      return position(of: 0x5C, in: bytes, from: 0) == nil ? line : HistoryEntry.entry(in: line)
    }

    var isText: Bool { !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes: bytes) }

    static func == (left: Line, right: Line) -> Bool {
      guard left.bytes.count == right.bytes.count, let one = left.bytes.baseAddress,
        let other = right.bytes.baseAddress
      else { return left.bytes.isEmpty && right.bytes.isEmpty }
      return memcmp(one, other, left.bytes.count) == 0
    }
  }
}
