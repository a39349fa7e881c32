import Glibc

/// A text to be searched, with capital letters or without, whatever their language.
struct SearchedText: Equatable, Sendable {
  private let text: String
  private let foldsCase: Bool
  /// The text in UTF-8, folded if case does not count.
  private let bytes: [UInt8]

  init(_ text: String, foldingCase: Bool) {
    (self.text, foldsCase) = (text, foldingCase)
    if !foldingCase {
      bytes = Array(text.utf8)
    } else if text.unicodeScalars.contains(where: \.mayHaveCase) {
      bytes = text.unicodeScalars.flatMap(\.properties.lowercaseMapping.utf8)
    } else {
      bytes = text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    }
  }

  func contains(_ pattern: SearchedText) -> Bool { next(pattern, from: 0) != nil }

  /// Where the pattern stands, in scalars of the text.
  func ranges(of pattern: SearchedText) -> [Range<Int>] {
    let scalars = scalarOfEachByte
    var ranges: [Range<Int>] = []
    var position = 0
    while !pattern.bytes.isEmpty, let start = next(pattern, from: position) {
      position = start + pattern.bytes.count
      ranges.append(scalars[start]..<scalars[position - 1] + 1)
    }
    return ranges
  }

  /// Folded, a scalar may have become two, and have other bytes.
  private var scalarOfEachByte: [Int] {
    text.unicodeScalars.enumerated().flatMap { index, scalar in
      let folded = foldsCase ? scalar.properties.lowercaseMapping : String(scalar)
      return repeatElement(index, count: folded.utf8.count)
    }
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

extension Unicode.Scalar {
  /// Beyond ASCII; Chinese, Japanese and emoji have none, and looking each of them up takes its time.
  fileprivate var mayHaveCase: Bool { 0x80..<0x2E80 ~= value || 0xA640..<0x1F000 ~= value }
}
