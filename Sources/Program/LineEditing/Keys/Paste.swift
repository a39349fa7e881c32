/// A pasted text, which the terminal sends between two marks.
package struct Paste: Sendable {
  /// The sequences that make the terminal send the marks, and stop it.
  static let on = "\u{1B}[?2004h"
  static let off = "\u{1B}[?2004l"
  /// The bytes after the Escape of the first mark.
  static let start = Array("[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []

  package init() {}

  package mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// The number of bytes that must still arrive; 0 once the second mark is complete.
  ///
  /// The caller may read this many bytes at once without reading past the paste.
  package var missing: Int {
    for count in stride(from: min(bytes.count, Self.end.count), to: 0, by: -1)
    where bytes.suffix(count).elementsEqual(Self.end.prefix(count)) {
      return Self.end.count - count
    }
    return Self.end.count
  }

  /// The pasted text, with line feeds between its lines and none at its end.
  package var text: String {
    var clean: [UInt8] = []
    clean.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes.dropLast(missing == 0 ? Self.end.count : 0) {
      switch byte {
      case 0x0A where previous == 0x0D, 0: break
      case 0x0D: clean.append(0x0A)
      default: clean.append(byte)
      }
      previous = byte
    }
    if clean.last == 0x0A { clean.removeLast() }
    return String(decoding: clean, as: UTF8.self)
  }
}
