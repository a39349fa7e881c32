/// Decodes UTF-8 byte by byte and returns each Unicode scalar as soon as it is complete.
///
/// Invalid UTF-8 becomes U+FFFD. The byte that ends an invalid sequence is kept, because it may start
/// the next character.
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
