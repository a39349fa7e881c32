extension Command {
  /// Lists the commands, or explains a word.
  static let help = Command(
    "help",
    .check,
    [],
    usage: "help [WORD…]",
    "list the commands, explain one, or search the help"
  ) { arguments, _ throws(ParseError) in
    guard !arguments.words.isEmpty else { return .help(nil, column: 1) }
    let (text, column) = try arguments.phrase("a word")
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw ParseError(.missing(what: "a word", usage: arguments.usage), column: column)
    }
    return .help(text, column: column)
  }.completing { $0.topics() }
}
