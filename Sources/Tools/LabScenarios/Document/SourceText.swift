/// A file's bytes, cut into lines that remember how they ended.
///
/// Bytes, so that what an update does not touch stays exactly as it was.
struct SourceText: Sendable {
  let bytes: [UInt8]
  let lines: [TextLine]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lines: [TextLine] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        if bytes[index] == .newline {
          let end = index > start && bytes[index - 1] == .carriageReturn ? index - 1 : index
          lines.append(TextLine(start: start, end: end, next: index + 1))
          start = index + 1
        }
        index += 1
      }
      if start < bytes.count {
        lines.append(TextLine(start: start, end: bytes.count, next: bytes.count))
      }
    }
    self.lines = lines
  }
}

extension SourceText: Codable {
  init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([UInt8].self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bytes)
  }
}

/// Where a line's text begins and ends, and where the next line begins.
struct TextLine: Equatable, Sendable {
  let start: Int
  let end: Int
  let next: Int
}

extension SourceText {
  /// The text of a line, without its ending.
  func content(_ line: Int) -> ArraySlice<UInt8> { bytes[lines[line].start..<lines[line].end] }

  /// How a line ended: nothing, `\n` or `\r\n`.
  func ending(_ line: Int) -> ArraySlice<UInt8> { bytes[lines[line].end..<lines[line].next] }

  /// The bytes of some lines, endings and all.
  func raw(_ range: Range<Int>) -> ArraySlice<UInt8> {
    guard !range.isEmpty else { return [] }
    return bytes[lines[range.lowerBound].start..<lines[range.upperBound - 1].next]
  }

  /// The line and column, both from 1, of a byte; the column is counted in characters.
  func place(ofByte index: Int) -> (line: Int, column: Int) {
    let line = lines.lastIndex { $0.start <= index } ?? 0
    let start = lines.isEmpty ? 0 : min(index, lines[line].start)
    return (line + 1, String(decoding: bytes[start..<index], as: UTF8.self).count + 1)
  }

  /// The first byte that is not UTF-8, if there is one.
  var firstInvalidByte: Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var index = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): index += scalar.count
      case .error, .emptyInput: return index
      }
    }
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")

  var isBlank: Bool { self == .space || self == UInt8(ascii: "\t") }
}

extension ArraySlice<UInt8> {
  /// These bytes without the blanks at their end.
  var trimmed: ArraySlice<UInt8> {
    var end = endIndex
    while end > startIndex, self[end - 1].isBlank { end -= 1 }
    return self[startIndex..<end]
  }

  var text: String { String(decoding: self, as: UTF8.self) }
}
