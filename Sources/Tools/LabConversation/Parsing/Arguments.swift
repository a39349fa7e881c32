import LabText

/// The words after a command's name, read one by one.
package struct Arguments {
  var words: ArraySlice<Word>
  private(set) var usage: Usage
  /// The whole line.
  let line: String
  /// The texts that a row may be named by, in small letters; nil for any.
  let rows: Set<String>?

  init(words: ArraySlice<Word>, usage: Usage, line: String, rows: Set<String>? = nil) {
    (self.words, self.usage, self.line, self.rows) = (words, usage, line, rows)
  }

  /// The column after the line, where a missing word would be.
  var end: Int { line.count + 1 }

  /// The next word; throws if there is none.
  mutating func word(_ what: String, kind: NameKind? = nil) throws(ParseError) -> Word {
    guard let word = words.popFirst() else {
      throw ParseError(.missing(what: what, kind: kind, usage: usage), column: end)
    }
    return word
  }

  /// The next word as a name; throws if there is none.
  mutating func word(_ kind: NameKind) throws(ParseError) -> Word {
    try word(kind.withArticle, kind: kind)
  }

  /// The next word as a new name, which must not be blank.
  mutating func newName(_ what: String) throws(ParseError) -> String {
    let word = try word(what)
    guard word.text.contains(where: { !$0.isWhitespace }) else {
      throw ParseError(.missing(what: what, usage: usage), column: word.column)
    }
    return word.text
  }

  /// The next word if there is one.
  mutating func optionalWord() -> Word? { words.popFirst() }

  /// Keeps one form of a usage with several, the one that begins with this word: `expect row N TEXT`.
  mutating func narrowUsage(to word: String) { usage = usage.form(of: word) ?? usage }

  /// Takes the next word if it is this one.
  mutating func take(_ keyword: String) -> Bool {
    guard let next = words.first, !next.isQuoted, next.text == keyword else { return false }
    words.removeFirst()
    return true
  }

  /// The next word as a number from 0 up to `most`.
  mutating func number(_ kind: NumberKind, most: Int = .max) throws(ParseError) -> Int {
    let word = try word("a \(kind.rawValue)")
    guard !word.text.isEmpty, word.text.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      throw ParseError(.notANumber(word.text, kind), column: word.column)
    }
    guard let number = Int(word.text), number <= most else {
      throw ParseError(.tooLarge(word.text, kind, most: most), column: word.column)
    }
    return number
  }

  /// The next word as one of `names`.
  mutating func name(
    _ kind: NameKind,
    in names: some Collection<String>
  ) throws(ParseError) -> String {
    try element(kind, in: names) { $0 }
  }

  /// The next word as the case of that name.
  mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ kind: NameKind
  ) throws(ParseError) -> Value {
    try element(kind, in: Value.allCases, by: \.rawValue)
  }

  /// The next word as the one of `elements` that has it as its name.
  mutating func element<Element>(
    _ kind: NameKind,
    in elements: some Collection<Element>,
    by key: (Element) -> String
  ) throws(ParseError) -> Element {
    let word = try word(kind)
    do { return try NameLookup.find(word.text, kind, in: elements, by: key) } catch {
      throw ParseError(error, column: word.column)
    }
  }

  /// The next word as a duration such as `500ms`, `2s` or `1.5s`.
  mutating func duration() throws(ParseError) -> Duration {
    let word = try word("a duration")
    guard let duration = word.duration else {
      throw ParseError(.notADuration(word.text), column: word.column)
    }
    return duration
  }

  /// The next word, which must be a number from 0 to 100.
  mutating func percentage() throws(ParseError) -> String {
    let word = try word("a percentage")
    guard let number = Double(word.text), (0...100).contains(number) else {
      throw ParseError(.notAPercentage(word.text), column: word.column)
    }
    return word.text
  }

  /// All words up to one of these keywords, joined with single spaces; throws if there are none.
  mutating func phrase(
    _ what: String,
    until keywords: String...
  ) throws(ParseError) -> (text: String, column: Int) { try phrase(what, until: keywords) }

  /// The same for a list of keywords.
  mutating func phrase(
    _ what: String,
    until keywords: [String]
  ) throws(ParseError) -> (text: String, column: Int) {
    var parts: [Word] = []
    while let next = words.first, next.isQuoted || parts.isEmpty || !keywords.contains(next.text) {
      parts.append(next)
      words.removeFirst()
    }
    guard let first = parts.first else {
      throw ParseError(.missing(what: what, usage: usage), column: end)
    }
    return (parts.map(\.text).joined(separator: " "), first.column)
  }

  /// All words as names with commas between them.
  mutating func list(_ kind: NameKind) throws(ParseError) -> [(text: String, column: Int)] {
    var names: [(text: String, column: Int)] = []
    while let word = words.popFirst() {
      var column = word.column
      let comma = UInt8(ascii: ",")
      for part in word.text.utf8.split(separator: comma, omittingEmptySubsequences: false) {
        let name = String(Substring(part))
        if !name.isEmpty { names.append((name, column)) }
        column += name.count + 1
      }
    }
    guard !names.isEmpty else {
      throw ParseError(.missing(what: kind.withArticle, kind: kind, usage: usage), column: end)
    }
    return names
  }

  /// Throws if a word is left.
  func finish() throws(ParseError) {
    guard let extra = words.first else { return }
    throw ParseError(.unexpectedArgument(extra.text, usage: usage), column: extra.column)
  }
}
