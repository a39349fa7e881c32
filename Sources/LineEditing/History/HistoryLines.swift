import Glibc

/// The entries in the bytes of a history file.
///
/// It is read before the first prompt, so nothing in it becomes a text that is not an entry.
enum HistoryLines {
  /// Oldest first; of equal ones, the newest.
  ///
  /// What stands behind the last line break is torn, and none.
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

  /// A line where it stands; equal if its bytes are.
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
