/// The width of a text in a terminal: two columns for Chinese and emoji, none for combining marks.
///
///     "新闻".columns        // 4
///     "👨‍👩‍👧 ok".columns      // 5
///
/// Unicode's East Asian Width decides, not the locale, so a text has the same width everywhere.
extension StringProtocol {
  package var columns: Int {
    let ascii = utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      bytes.allSatisfy { $0 < 0x7F } ? bytes.count { $0 >= 0x20 } : nil
    }
    return (ascii ?? nil) ?? reduce(0) { $0 + $1.columns }
  }

  /// The longest beginning that fits in `columns`; a wide character is never cut in half.
  package func prefix(columns limit: Int) -> SubSequence {
    var used = 0
    var end = startIndex
    while end < endIndex {
      used += self[end].columns
      guard used <= limit else { break }
      end = index(after: end)
    }
    return self[..<end]
  }
}

extension String {
  /// This text followed by spaces up to `columns`; a longer text is cut and ends in `…`.
  package func fitted(to columns: Int) -> String {
    let own = self.columns
    guard own <= columns else {
      let shown = truncated(to: columns)
      return shown + .spaces(columns - shown.columns)
    }
    return self + .spaces(columns - own)
  }

  /// This text behind spaces, so that it ends at `columns`; a longer text stays as it is.
  package func rightAligned(in columns: Int) -> String { .spaces(columns - self.columns) + self }

  /// A text of `count` spaces; empty if the count is negative.
  package static func spaces(_ count: Int) -> String {
    String(unsafeUninitializedCapacity: Swift.max(0, count)) { room in
      room.initialize(repeating: UInt8(ascii: " "))
      return room.count
    }
  }

  /// Its lines, broken between words where they take more than `columns`; a word that takes more is broken
  /// anywhere.
  ///
  /// There is one line at least.
  package func wrapped(to columns: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { $0.pieces(columns: columns) }
  }

  /// The text with `\n` for each line break.
  package var escapingLineBreaks: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\\n")
  }

  /// This text if it fits in `columns`, or its beginning and `…`.
  ///
  /// A text never takes more columns than bytes, so a short one needs no measuring.
  package func truncated(to columns: Int) -> String {
    if utf8.count <= columns || self.columns <= columns { return self }
    return columns > 0 ? prefix(columns: columns - 1) + "…" : ""
  }
}

extension Substring {
  /// Pieces of at most `columns`, of one character at least, without the spaces between them.
  fileprivate func pieces(columns: Int) -> [String] {
    var pieces: [String] = []
    var rest = self
    while rest.columns > columns {
      let first = rest.index(after: rest.startIndex)
      let room = Swift.max(rest.prefix(columns: columns).endIndex, first)
      guard room < rest.endIndex else { break }
      let space = rest[room] == " " ? room : rest[..<room].lastIndex(of: " ") ?? room
      let last = rest[..<space].lastIndex { $0 != " " }
      pieces.append(String(last.map { rest[...$0] } ?? rest[..<room]))
      rest = rest[(last == nil ? room : space)...].drop { $0 == " " }
    }
    return pieces + (rest.isEmpty && !pieces.isEmpty ? [] : [String(rest)])
  }
}

extension Character {
  /// 0, 1 or 2 terminal columns.
  package var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: { $0.value == 0xFE0F }), first.properties.isEmoji,
      first.value > 0xFF
    {
      return 2
    }
    return first.columns
  }
}

extension Unicode.Scalar {
  /// The columns of this code point alone.
  package var columns: Int {
    if value < 0x20 || (0x7F..<0xA0).contains(value) { return 0 }
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if properties.isEmojiPresentation || isEastAsianWide { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  private var isEastAsianWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F202,
      0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251, 0x20000...0x3FFFD:
      true
    default:
      false
    }
  }
}
