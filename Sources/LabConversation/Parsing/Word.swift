/// A word of a command, its place in the line, and whether it was quoted.
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

  /// `text` as a word: in quotes if it needs them.
  package static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && !text.contains { " '\",;\t".contains($0) }
    if isPlain { return text }
    return text.contains("'") ? "\"\(text)\"" : "'\(text)'"
  }
}
