/// A word or a sign of Swift source, with its line; comments and texts in quotes are left out.
struct SourceToken: Equatable {
  let text: String
  /// Counted from 1.
  let line: Int

  /// The tokens of a file.
  static func all(in file: CodeFile) -> [SourceToken] {
    var reader = SourceTokenReader()
    for (index, line) in file.lines.enumerated() { reader.read(line, number: index + 1) }
    return reader.tokens
  }

  /// Whether it is a name, a keyword or a number.
  var isWord: Bool { text.utf8.first?.isInWord ?? false }
}

/// Reads source line by line and remembers which comments and texts are still open.
private struct SourceTokenReader {
  private(set) var tokens: [SourceToken] = []
  private var bytes: [UInt8] = []
  private var position = 0
  private var number = 0
  private var commentDepth = 0
  /// The end of a text of several lines, while one is open.
  private var textEnd: [UInt8]?

  mutating func read(_ line: String, number: Int) {
    (bytes, position, self.number) = (Array(line.utf8), 0, number)
    while position < bytes.count {
      if let textEnd {
        skipText(until: textEnd)
      } else if commentDepth > 0 || isAt("/*") {
        skipComment()
      } else if isAt("//") {
        return
      } else {
        readToken()
      }
    }
  }

  private mutating func readToken() {
    let start = position
    if bytes[position].isInWord {
      while position < bytes.count, bytes[position].isInWord { position += 1 }
    } else if let end = quote() {
      return skipText(until: end)
    } else if bytes[position].isOperator || isAt("!=") {
      while position < bytes.count, bytes[position].isOperator || isAt("!="), !isAt("/*"),
        !isAt("//")
      { position += 1 }
    } else {
      position += 1
    }
    let text = bytes[start..<position]
    guard let first = text.first, !SourceTokenReader.skipped.contains(first) else { return }
    tokens.append(SourceToken(text: String(decoding: text, as: UTF8.self), line: number))
  }

  /// White space, and the signs around a name that is a keyword too.
  private static let skipped = Array(" \t\r`".utf8)

  /// Passes the quote that begins a text here, if one does, and returns the quote that ends it.
  private mutating func quote() -> [UInt8]? {
    let marks = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let rest = bytes[(position + marks)...]
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    let quotes = rest.starts(with: Array("\"\"\"".utf8)) ? 3 : 1
    position += marks + quotes
    let end =
      Array(repeating: UInt8(ascii: "\""), count: quotes)
      + Array(repeating: UInt8(ascii: "#"), count: marks)
    if quotes == 3 { textEnd = end }
    return end
  }

  /// Passes a text up to its end, or to the end of the line.
  private mutating func skipText(until end: [UInt8]) {
    let marks = end.count { $0 == UInt8(ascii: "#") }
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: marks)
    while position < bytes.count {
      if bytes[position...].starts(with: end) {
        position += end.count
        textEnd = nil
        return
      }
      guard bytes[position...].starts(with: escape) else {
        position += 1
        continue
      }
      position += escape.count
      if position < bytes.count, bytes[position] == UInt8(ascii: "(") {
        skipInsertion()
      } else {
        position += 1
      }
    }
  }

  /// Passes what is inserted into a text, in parentheses.
  private mutating func skipInsertion() {
    let outer = textEnd
    textEnd = nil
    var depth = 0
    repeat {
      if let end = quote() {
        skipText(until: end)
        continue
      }
      if bytes[position] == UInt8(ascii: "(") { depth += 1 }
      if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    } while depth > 0 && position < bytes.count
    textEnd = outer
  }

  private mutating func skipComment() {
    while position < bytes.count {
      if isAt("/*") {
        (commentDepth, position) = (commentDepth + 1, position + 2)
      } else if isAt("*/") {
        (commentDepth, position) = (commentDepth - 1, position + 2)
        if commentDepth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  private func isAt(_ sign: String) -> Bool { bytes[position...].starts(with: sign.utf8) }
}

extension UInt8 {
  /// Whether it can be part of an operator that is read as one token.
  fileprivate var isOperator: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"),
      UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Whether it can be part of a name, as in `$title`.
  fileprivate var isInWord: Bool { isPartOfName || self == UInt8(ascii: "$") }
}
