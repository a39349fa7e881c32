import LabPlatform

/// Finds the entries in the bytes of a history file.
///
/// The file is read before the first prompt, so only the bytes of entries become strings.
enum HistoryLines {
  /// Returns the oldest entry first; of equal entries, only the newest.
  ///
  /// Bytes after the last line break are an incomplete line and no entry.
  static func entries(in bytes: [UInt8]) -> [String] {
    bytes.withUnsafeBytes { bytes in
      var lines: [Line] = []
      var start = 0
      while let end = position(of: 0x0A, in: bytes, from: start) {
        if end > start {
          lines.append(Line(bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<end])))
        }
        start = end + 1
      }
      var known = Set<Line>(minimumCapacity: lines.count)
      // The first line is the heading.
      let newest = lines.dropFirst().reversed().filter { known.insert($0).inserted }
      return newest.reversed().map(\.entry)
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

    func hash(into hasher: inout Hasher) { hasher.combine(bytes: bytes) }

    static func == (left: Line, right: Line) -> Bool {
      guard left.bytes.count == right.bytes.count, let one = left.bytes.baseAddress,
        let other = right.bytes.baseAddress
      else { return left.bytes.isEmpty && right.bytes.isEmpty }
      return memcmp(one, other, left.bytes.count) == 0
    }
  }
}
