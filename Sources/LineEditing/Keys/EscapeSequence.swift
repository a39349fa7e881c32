/// What follows an Escape, as far as it has come: a terminal sends its special keys like that.
///
///     [ A        the key Up          O P        F1
///     [ 3 ~      Delete              [ 200 ~    a paste begins
package struct EscapeSequence: Equatable, Sendable {
  /// All but the Escape itself.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Whether one more byte would belong to the next key.
  package var isComplete: Bool {
    guard let last = bytes.last else { return false }
    switch (bytes[0], bytes.count) {
    case (UInt8(ascii: "["), 1), (UInt8(ascii: "O"), 1): return false
    case (UInt8(ascii: "["), 2...):
      // The Linux console has a second bracket in front of its function keys.
      if bytes[1] == UInt8(ascii: "[") { return bytes.count == 3 }
      return !(0x20..<0x40).contains(last)
    default: return true
    }
  }

  /// Whether this is a key without a letter, or what has come of it: no part of it is meant as text.
  package var isSpecialKey: Bool {
    guard bytes.count > 1, let first = bytes.first, let last = bytes.last else { return false }
    return (first == UInt8(ascii: "[") || first == UInt8(ascii: "O"))
      && (0x20..<0x7F).contains(last)
  }
}
