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
    let scan = Scan(line)
    if let column = scan.lineBreak { throw ParseError(.lineBreak, column: column) }
    if let column = scan.openQuote { throw ParseError(.openQuote, column: column) }
    return scan.words
  }

  /// `text` as a word: in quotes if it must be.
  package static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && !text.contains { " '\",;\t".contains($0) }
    if isPlain { return text }
    return text.contains("'") ? "\"\(text)\"" : "'\(text)'"
  }

  /// What there is in a line, finished or not.
  struct Scan {
    /// The last of them is still being written, unless a space stands behind it.
    private(set) var words: [Word] = []
    /// The column of a quote that nothing closes.
    private(set) var openQuote: Int?
    /// The column of the first line break, which no line has.
    private(set) var lineBreak: Int?
    /// Whether the line ends in a space, outside of quotes, or is empty.
    private(set) var endsBetweenWords = true
  }
}

extension Word.Scan {
  init(_ line: String) {
    var text = ""
    var start: Int?
    var quote: (mark: Character, column: Int)?
    var isQuoted = false
    for (offset, character) in line.enumerated() {
      if character.isNewline, lineBreak == nil { lineBreak = offset + 1 }
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
    if let column = start { words.append(Word(text: text, column: column, isQuoted: isQuoted)) }
    (openQuote, endsBetweenWords) = (quote?.column, start == nil)
  }
}
