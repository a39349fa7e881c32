/// Turns bytes that come one by one into Unicode scalars as soon as each is complete.
///
/// What is no UTF-8 becomes U+FFFD; the byte that shows it is never swallowed, since it may begin the
/// next character.
package struct ScalarAssembler: Sendable {
  private var open: [UInt8] = []
  private var expected = 0

  package init() {}

  package mutating func append(_ byte: UInt8) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    if !open.isEmpty, byte & 0xC0 != 0x80 { scalars += close() }
    if open.isEmpty { expected = Self.length(startingWith: byte) }
    open.append(byte)
    if open.count >= expected { scalars += close() }
    return scalars
  }

  private mutating func close() -> String.UnicodeScalarView {
    defer { open = [] }
    return String(decoding: open, as: UTF8.self).unicodeScalars
  }

  private static func length(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
