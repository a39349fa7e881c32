import Glibc

/// A text to be searched, with capital letters or without, whatever their language.
struct SearchedText {
  /// The text in UTF-8, folded if case does not count.
  private let bytes: [UInt8]
  /// For each byte, the scalar of the text it stands for; none while they are one to one.
  private let scalars: [Int]

  init(_ text: String, foldingCase: Bool) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      bytes = text.utf8.map { foldingCase && (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
      scalars = []
      return
    }
    var bytes: [UInt8] = []
    var scalars: [Int] = []
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let folded = foldingCase ? scalar.properties.lowercaseMapping : String(scalar)
      bytes += folded.utf8
      scalars += repeatElement(index, count: bytes.count - scalars.count)
    }
    (self.bytes, self.scalars) = (bytes, scalars)
  }

  func contains(_ pattern: SearchedText) -> Bool { next(pattern, from: 0) != nil }

  /// Where the pattern stands, in scalars of the text.
  func ranges(of pattern: SearchedText) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = 0
    while !pattern.bytes.isEmpty, let start = next(pattern, from: position) {
      position = start + pattern.bytes.count
      ranges.append(
        scalars.isEmpty ? start..<position : scalars[start]..<(scalars[position - 1] + 1)
      )
    }
    return ranges
  }

  private func next(_ pattern: SearchedText, from start: Int) -> Int? {
    bytes.withUnsafeBytes { text in
      pattern.bytes.withUnsafeBytes { wanted in
        guard let base = text.baseAddress, let pattern = wanted.baseAddress else { return nil }
        var position = start
        while position + wanted.count <= text.count,
          let found = memchr(base + position, Int32(wanted[0]), text.count - position)
        {
          position = UnsafeRawPointer(found) - base
          guard position + wanted.count <= text.count else { break }
          if memcmp(found, pattern, wanted.count) == 0 { return position }
          position += 1
        }
        return nil
      }
    }
  }
}
