import HeadlessUI
import LabText
import MVC
import MVCLab

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

  /// The names of the command that these words are, and of the one it repeats.
  package static func heads(of words: [Word]) -> [Word] {
    var (heads, words): ([Word], ArraySlice<Word>) = ([], words[...])
    while true {
      if words.first?.text.lowercased() == "in" { words = words.dropFirst(2) }
      guard let head = words.first else { return heads }
      heads.append(head)
      guard head.text.lowercased() == "repeat" else { return heads }
      words = words.dropFirst(2)
    }
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
    let bytes = Array(line.utf8)
    var start: Int?
    var quote: UInt8?
    var closing: Int?
    // Counted on from the last word, so that a line takes time by its length alone.
    var counted = (index: 0, column: 1)
    func column(_ index: Int) -> Int {
      let between = String(decoding: bytes[counted.index..<index], as: UTF8.self)
      counted = (index, counted.column + between.count)
      return counted.column
    }
    func endWord(at end: Int) {
      guard let first = start else { return }
      let isQuoted = bytes[first] == .quote || bytes[first] == .doubleQuote
      var text = bytes[first..<end]
      if let closing { text.remove(at: closing) }
      if isQuoted { text.removeFirst() }
      words.append(
        Word(text: String(decoding: text, as: UTF8.self), column: column(first), isQuoted: isQuoted)
      )
      (start, closing) = (nil, nil)
    }
    for (index, byte) in bytes.enumerated() {
      if let mark = quote {
        if byte == mark { (quote, closing) = (nil, index) }
      } else if byte == .quote || byte == .doubleQuote, start == nil {
        (quote, start) = (byte, index)
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        endWord(at: index)
      } else if start == nil {
        start = index
      }
    }
    (openQuote, endsBetweenWords) = (quote == nil ? nil : start.map(column), start == nil)
    endWord(at: bytes.count)
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    if !isPlain { lineBreak = line.enumerated().first { $1.isNewline }.map { $0.offset + 1 } }
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "'")
  fileprivate static let doubleQuote = UInt8(ascii: "\"")
}
