/// The bytes after an Escape, which a terminal sends for a special key, or as a reply to a program.
///
///     [ A        the key Up          O P             F1
///     [ 3 ~      Delete              [ 200 ~         start of a paste
///     [ M ! ! !  a mouse button      ] 11;rgb:… BEL  a reply
package struct EscapeSequence: Equatable, Sendable {
  /// The bytes so far, without the Escape.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Whether the next byte belongs to another key.
  package var isComplete: Bool {
    guard let last = bytes.last else { return false }
    switch (bytes[0], bytes.count) {
    case (UInt8(ascii: "["), 1), (UInt8(ascii: "O"), 1): return false
    case (UInt8(ascii: "["), 2...):
      // The Linux console sends a second bracket for its function keys.
      if bytes[1] == UInt8(ascii: "[") { return bytes.count == 3 }
      // A button, a column and a row follow.
      if bytes[1] == UInt8(ascii: "M") { return bytes.count == 5 }
      return !(0x20..<0x40).contains(last)
    default: return true
    }
  }

  /// Whether these bytes are a special key, or the start of one, and not text.
  package var isSpecialKey: Bool {
    guard bytes.count > 1, let first = bytes.first, let last = bytes.last else { return false }
    return (first == UInt8(ascii: "[") || first == UInt8(ascii: "O"))
      && ((0x20..<0x7F).contains(last) || bytes[1] == UInt8(ascii: "M"))
  }

  /// Whether a reply may begin like this, which ends with BEL, or with Escape and a backslash: OSC, DCS, APC, PM, SOS.
  ///
  /// Alt-P and the like begin so too.
  package var mayBeginReply: Bool {
    bytes.count == 1 && "]P_^X".utf8.contains(bytes[0])
  }
}
