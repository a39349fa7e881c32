/// A word of a command, where it stands, and whether it was quoted.
package struct Word: Equatable, Sendable {
  package let text: String
  /// Counted in characters from 1.
  package let column: Int
  let isQuoted: Bool
}

extension Word {
  /// The words of a line; quotes, single or double, keep spaces together.
  package static func split(_ line: String) throws(ParseError) -> [Word] {
    var words: [Word] = []
    var text = ""
    var start: Int?
    var quote: (mark: Character, column: Int)?
    var isQuoted = false
    for (offset, character) in line.enumerated() {
      if let open = quote {
        if character == open.mark { quote = nil } else { text.append(character) }
      } else if character == "'" || character == "\"", start == nil {
        quote = (character, offset + 1)
        (start, isQuoted) = (offset + 1, true)
      } else if character == " " || character == "\t" {
        if let column = start { words.append(Word(text: text, column: column, isQuoted: isQuoted)) }
        (text, start, isQuoted) = ("", nil, false)
      } else {
        start = start ?? offset + 1
        text.append(character)
      }
    }
    if let quote { throw ParseError(.openQuote, column: quote.column) }
    if let column = start { words.append(Word(text: text, column: column, isQuoted: isQuoted)) }
    return words
  }

  /// `text` as a word: in quotes if it must be.
  static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && !text.contains { " '\",;\t".contains($0) }
    if isPlain { return text }
    return text.contains("'") ? "\"\(text)\"" : "'\(text)'"
  }
}
