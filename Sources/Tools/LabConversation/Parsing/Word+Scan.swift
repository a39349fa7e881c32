extension Word {
  /// The words of a line, finished or not.
  struct Scan {
    /// The user is still typing the last of them, unless a space follows it.
    private(set) var words: [Word] = []
    /// The column of a quote that is not closed.
    private(set) var openQuote: Int?
    /// The first character that no command has: a line break or a NUL.
    private(set) var forbidden: ParseError?
    /// Whether the line ends in a space outside of quotes, or is empty.
    private(set) var endsBetweenWords = true
  }
}

extension Word.Scan {
  init(_ line: String) {
    let bytes = Array(line.utf8)
    var start: Int?
    var quote: Word.Quotes?
    var closing: Int?
    // In plain text each byte is a character.
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    // Counted on from the last word, so that a line takes time by its length alone.
    var counted = (index: 0, column: 1)
    func column(_ index: Int) -> Int {
      if isPlain { return index + 1 }
      let between = String(decoding: bytes[counted.index..<index], as: UTF8.self)
      counted = (index, counted.column + between.count)
      return counted.column
    }
    func endWord(at end: Int) {
      guard let first = start else { return }
      let quotes = Word.Quotes(at: bytes[first...])
      var text = bytes[first..<end]
      if let closing, let quotes { text.removeSubrange(closing..<closing + quotes.last.count) }
      text.removeFirst(quotes?.first.count ?? 0)
      let word = String(decoding: text, as: UTF8.self)
      words.append(Word(text: word, column: column(first), isQuoted: quotes != nil))
      (start, closing) = (nil, nil)
    }
    for (index, byte) in bytes.enumerated() {
      if let quotes = quote {
        if quotes.end(at: bytes[index...]) { (quote, closing) = (nil, index) }
      } else if start == nil, let quotes = Word.Quotes(at: bytes[index...]) {
        (quote, start) = (quotes, index)
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        endWord(at: index)
      } else if start == nil {
        start = index
      }
    }
    (openQuote, endsBetweenWords) = (quote == nil ? nil : start.map(column), start == nil)
    endWord(at: bytes.count)
    if !isPlain { forbidden = Word.Scan.forbidden(in: line) }
  }

  private static func forbidden(in line: String) -> ParseError? {
    line.enumerated().first { $1.isNewline || $1 == "\0" }.map {
      ParseError($1 == "\0" ? .nul : .lineBreak, column: $0 + 1)
    }
  }
}

extension Word {
  /// The commands of a line that has `;` between them; a quote at the beginning of a word keeps a `;`.
  package static func commands(in line: String) -> [Substring] {
    var commands: [Substring] = []
    var start = line.startIndex
    var quote: Quotes?
    var isInWord = false
    for index in line.utf8.indices {
      let byte = line.utf8[index]
      if let quotes = quote {
        if quotes.end(at: line.utf8[index...]) { quote = nil }
      } else if byte == UInt8(ascii: ";") {
        commands.append(line[start..<index])
        (start, isInWord) = (line.utf8.index(after: index), false)
      } else {
        if !isInWord { quote = Quotes(at: line.utf8[index...]) }
        isInWord = byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t")
      }
    }
    return commands + [line[start...]]
  }

  /// The marks around a text that is one word: `'…'`, `"…"`, or `“…”` as slides and editors have them.
  struct Quotes {
    let first: String.UTF8View
    let last: String.UTF8View
  }
}

extension Word.Quotes {
  private static let all = ["''", "\"\"", "“”"].map { Word.Quotes($0) }

  private init(_ marks: String) {
    (first, last) = (String(marks.prefix(1)).utf8, String(marks.suffix(1)).utf8)
  }

  /// The marks whose first one stands at the start of these bytes; nil if there is none.
  init?(at bytes: some Sequence<UInt8>) {
    guard let quotes = Self.all.first(where: { bytes.starts(with: $0.first) }) else { return nil }
    self = quotes
  }

  func end(at bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: last) }
}
