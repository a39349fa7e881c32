extension Command {
  /// Writes the history as a scenario.
  static let save = Command(
    "save",
    .keep,
    .interactive,
    usage: "save FILE [again]",
    "write the history as a scenario; again, over an existing one"
  ) { arguments, _ throws(ParseError) in
    let column = arguments.words.first?.column ?? 1
    // As one would say it: save this as FILE.
    let unsaid: Set = ["it", "this", "session", "history", "story", "to", "as"]
    while arguments.words.count > 1, let word = arguments.words.first, !word.isQuoted,
      unsaid.contains(word.text.lowercased())
    { arguments.words.removeFirst() }
    let file = try arguments.file(until: "again")
    guard file != "again" else {
      throw ParseError(.missing(what: "a file", usage: arguments.usage), column: column)
    }
    return .request(.save(file: file, again: arguments.take("again")))
  }.takingFile(\.isEmpty)
}

extension Arguments {
  /// The path of a file, up to a keyword.
  mutating func file(until keyword: String = "") throws(ParseError) -> String {
    let (text, column) = try phrase("a file", until: keyword)
    guard !text.isEmpty else {
      throw ParseError(.missing(what: "a file", usage: usage), column: column)
    }
    return text
  }
}
