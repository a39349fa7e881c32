/// A command line cut into its parts: `in first repeat 3 tap Add`.
///
/// The line may be unfinished, as it is while the user types it.
package struct CommandParts {
  /// The words before the command's name, `in SCREEN`, `repeat N` and `step`, each with its value if it is there.
  package let prefixes: [Prefix]
  /// The name of the command; nil if the line ends before it.
  package let head: Word?
  /// The words after the name.
  package let arguments: ArraySlice<Word>
  /// The whole line.
  package let text: String

  /// A keyword before the command, and its value.
  package struct Prefix {
    package let keyword: Keyword
    package let word: Word
    package let value: Word?
  }

  /// The keywords that may precede a command.
  package enum Keyword: String {
    case `in`
    case `repeat`
    case step

    var takesValue: Bool { self != .step }
  }

  /// The parts of a line with these words.
  init(_ words: [Word], of text: String) {
    var words = words[...]
    var prefixes: [Prefix] = []
    while let word = words.first, let keyword = Keyword(rawValue: word.text.lowercased()) {
      words.removeFirst()
      let value = keyword.takesValue ? words.popFirst() : nil
      prefixes.append(Prefix(keyword: keyword, word: word, value: value))
    }
    self.prefixes = prefixes
    self.text = text
    head = words.popFirst()
    arguments = words
  }

  /// The parts of a finished line; throws if a quote is open or the line has a break.
  package init(_ text: String) throws(ParseError) {
    self.init(try Word.split(text), of: text)
  }
}

extension CommandParts {
  /// The value of the last prefix with this keyword.
  func value(of keyword: Keyword) -> Word? { prefixes.last { $0.keyword == keyword }?.value }

  /// Whether the user walks through the command.
  package var isWalked: Bool { prefixes.contains { $0.keyword == .step } }

  /// This line without a keyword and its value.
  package func text(without keyword: Keyword) -> String {
    guard let prefix = prefixes.last(where: { $0.keyword == keyword }) else { return text }
    let last = prefix.value ?? prefix.word
    let rest = text.dropFirst(last.column - 1 + last.text.count)
    return String(text.prefix(prefix.word.column - 1) + rest.drop { $0 == " " || $0 == "\t" })
  }

  /// This line with another number of repetitions.
  func text(repeating count: Int) -> String {
    guard let number = value(of: .repeat) else { return text }
    let start = text.index(text.startIndex, offsetBy: number.column - 1)
    let end = text.index(start, offsetBy: number.text.count)
    return text.replacingCharacters(in: start..<end, with: "\(count)")
  }

  /// How many times the command of a recorded line is executed.
  package static func turns(of text: String) -> Int {
    let line = CommandParts(Word.Scan(text).words, of: text)
    return line.value(of: .repeat).flatMap { Int($0.text) } ?? 1
  }
}

extension String {
  func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
