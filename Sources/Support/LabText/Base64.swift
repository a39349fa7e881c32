/// Bytes as text of letters, digits, `+` and `/`, four for three bytes, without a sign at the end.
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// The text of some bytes.
  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 4 / 3 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let three = bytes[start..<min(start + 3, bytes.count)]
      let word = three.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - three.count))
      for index in 0...three.count { text.append(letters[word >> (18 - 6 * index) & 63]) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; nil if it has other signs.
  package static func bytes(of text: String) -> [UInt8]? {
    var values: [UInt8: Int] = [:]
    for (value, letter) in letters.enumerated() { values[letter] = value }
    var (bytes, word, bits): ([UInt8], Int, Int) = ([], 0, 0)
    for letter in text.utf8 {
      guard let value = values[letter] else { return nil }
      word = (word << 6 | value) & 0xFFFF
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: word >> bits))
      }
    }
    return bytes
  }
}
