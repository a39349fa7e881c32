/// A command that the user is typing: its words, and which of them names the command.
///
/// It looks at no world, so it is fast enough for every key.
package struct PartialCommand {
  /// The words, as ranges of characters in the line, with their quotes.
  package let words: [Range<Int>]
  /// Which of them are quoted.
  package let quoted: [Range<Int>]
  /// The word that names the command.
  package let head: Range<Int>?
  /// The command, if there is one of that name.
  package let command: Command?
  /// Whether the line is a comment.
  package let isComment: Bool
  private let line: CommandParts
  private let isOpen: Bool

  /// The command in an unfinished line.
  package init(_ text: String) {
    let scan = Word.Scan(text)
    words = scan.words.map { word in
      let start = word.column - 1
      let quotes = word.isQuoted ? (scan.openQuote == word.column ? 1 : 2) : 0
      return start..<start + word.text.count + quotes
    }
    quoted = zip(scan.words, words).filter(\.0.isQuoted).map(\.1)
    isComment = scan.words.first?.text.first == "#"
    isOpen = !scan.endsBetweenWords
    line = CommandParts(scan.words, of: text)
    let name = line.head ?? line.prefixes.last?.word
    let index = scan.words.firstIndex { $0.column == name?.column }
    head = isComment ? nil : index.map { [words] in words[$0] }
    command = isComment ? nil : name.flatMap { Command.named($0.text) }
  }
}

extension PartialCommand {
  /// The words after the command's name.
  private var arguments: [String] { line.arguments.map { $0.text.lowercased() } }

  /// Whether the word in the command's place can't become a command any more.
  package var isUnknown: Bool {
    guard command == nil, let name = line.head?.text.lowercased(), !isComment else { return false }
    let isFinished = !arguments.isEmpty || !isOpen
    return isFinished || !Command.all.contains { $0.name.hasPrefix(name) }
  }

  /// Whether the word that begins at `start` is the path of a file.
  package func takesFile(at start: Int) -> Bool {
    guard let command, let head else { return false }
    let before = line.arguments.filter { $0.column - 1 < start }.map(\.text)
    return start > head.lowerBound && command.takesFile(after: before)
  }

  /// The part of the usage that the line lacks: `tap Add` lacks ` [row N]`.
  package func missing(_ names: KnownNames) -> String? {
    guard let command, head != nil else { return nil }
    let usage = usage(of: command, names)
    let given =
      line.head == nil ? line.prefixes.last.map { [$0.value].compactMap(\.?.text) } : arguments
    let rest = usage.rest(after: given ?? [])
    return rest.isEmpty ? nil : (isOpen ? " " : "") + rest
  }

  private func usage(of command: Command, _ names: KnownNames) -> Usage {
    command.forms(names).first { $0.argument.lowercased() == arguments.first }?.usage
      ?? command.usage
  }
}
