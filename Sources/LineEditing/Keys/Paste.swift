/// What a terminal sends when something is pasted: the text between two marks.
package struct Paste: Sendable {
  /// What the terminal is told, so that it sets the marks.
  static let on = "\u{1B}[?2004h"
  static let off = "\u{1B}[?2004l"
  /// What follows the Escape of the first mark.
  static let beginning = Array("[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []

  package init() {}

  package mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// How many bytes are still to come at least; none when the second mark is there.
  ///
  /// So many may be read at once without taking what comes behind the paste.
  package var missing: Int {
    for count in stride(from: min(bytes.count, Self.end.count), to: 0, by: -1)
    where bytes.suffix(count).elementsEqual(Self.end.prefix(count)) {
      return Self.end.count - count
    }
    return Self.end.count
  }

  /// The text, with line feeds between its lines and none at its end.
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
