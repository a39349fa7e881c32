/// A row as a command names it: by its number, or by its text.
package enum RowName: Codable, Hashable, Sendable {
  case number(Int)
  case text(String)
}

extension RowName {
  /// The row as a word of a command; a text that would be read as something else has quotes.
  var word: String {
    switch self {
    case .number(let number): return "\(number)"
    case .text(let text):
      let isKeyword = RowName.keywords.contains(text) || RowName.isNumber(text)
      return Word.quoted(text, always: isKeyword)
    }
  }

  /// The row in a sentence: `row 0`, `row 'Milk'`.
  var inSentence: String {
    switch self {
    case .number(let number): "row \(number)"
    case .text(let text): "row \(text.inQuotes)"
    }
  }

  private static let keywords = ["row", "in", "to"]

  /// Whether a word without quotes is read as a number, if perhaps as a wrong one: `12`, `-1`.
  fileprivate static func isNumber(_ text: String) -> Bool {
    let digits = text.first == "-" ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }
}

extension Arguments {
  /// The next words as a row: `0`, `row 0`, `Milk`, `row 'To Do'`; a text goes on up to one of these keywords.
  mutating func row(until keywords: String...) throws(ParseError) -> RowName {
    try row { arguments throws(ParseError) in
      try arguments.phrase("a row", until: keywords)
    }
  }

  /// The same before another argument: a text is one word.
  mutating func rowInOneWord() throws(ParseError) -> RowName {
    try row { arguments throws(ParseError) in
      let word = try arguments.word("a row")
      return (word.text, word.column)
    }
  }

  private mutating func row(
    _ text: (inout Arguments) throws(ParseError) -> (text: String, column: Int)
  ) throws(ParseError) -> RowName {
    _ = take("row")
    if let word = words.first, !word.isQuoted, RowName.isNumber(word.text) {
      return .number(try number(.row))
    }
    let (text, column) = try text(&self)
    if let rows, !rows.contains(text.lowercased()) {
      throw ParseError(.unknown(.row, name: text, near: nil), column: column)
    }
    return .text(text)
  }
}
