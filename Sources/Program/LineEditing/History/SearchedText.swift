import LabPlatform

/// A text prepared for a search that compares or ignores case, in any language.
struct SearchedText: Equatable, Sendable {
  private let text: String
  private let foldsCase: Bool
  /// The text in UTF-8; in lower case if the search ignores case.
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

  /// Returns the ranges of the pattern, in scalars of the text.
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

  /// The index of the scalar that each byte belongs to; in lower case, one scalar may become two.
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
  /// Whether this may be a letter with case beyond ASCII.
  ///
  /// Chinese, Japanese and emoji have no case, and the look-up of each would be slow.
  fileprivate var mayHaveCase: Bool { 0x80..<0x2E80 ~= value || 0xA640..<0x1F000 ~= value }
}
