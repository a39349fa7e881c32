/// A word of a command, its place in the line, and whether it was quoted.
package struct Word: Equatable, Sendable {
  package let text: String
  /// Counted in characters from 1.
  package let column: Int
  let isQuoted: Bool
}

extension Word {
  /// The words of a line; quotes, single, double or curly, keep spaces together.
  package static func split(_ line: String) throws(ParseError) -> [Word] {
    let scan = Scan(line)
    if let error = scan.forbidden { throw error }
    if let column = scan.openQuote { throw ParseError(.openQuote, column: column) }
    return scan.words
  }

  /// `text` as a word: in quotes if it needs them, or `always`.
  ///
  /// A quote ends at the next mark of its kind, and what follows is part of the word up to the next
  /// space. So a text with both kinds of quotes and a space behind both can't be a word; see `isWord`.
  package static func quoted(_ text: String, always isNeeded: Bool = false) -> String {
    let isPlain = !isNeeded && !text.isEmpty && !text.contains { " '\",;\t“".contains($0) }
    if isPlain { return text }
    let mark = text.contains("'") ? "\"" : "'"
    guard text.contains(mark) else { return mark + text + mark }
    let end = text.lastIndex { $0 == " " || $0 == "\t" } ?? text.startIndex
    let start = text[...end]
    let other = start.contains("'") ? "\"" : "'"
    return other + start + other + text[text.index(after: end)...]
  }

  /// Whether a command can have this text as a word.
  package static func isWord(_ text: String) -> Bool {
    (try? split(quoted(text)))?.map(\.text) == [text]
  }

  /// The word as a time such as `500ms`, `2s` or `1.5s`; nil if it is none, or too long.
  package var duration: Duration? {
    let isMilliseconds = text.hasSuffix("ms")
    let digits = text.dropLast(isMilliseconds ? 2 : 1)
    guard isMilliseconds || text.hasSuffix("s"), let value = Double(digits), value >= 0,
      value < 1e9
    else { return nil }
    return .milliseconds(Int(value * (isMilliseconds ? 1 : 1000) + 0.5))
  }
}
