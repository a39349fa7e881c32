extension Conversation {
  /// What the user could type in place of the last word of `line`, and the offset, in characters, at
  /// which that word begins.
  ///
  /// If nothing begins with that word, the suggestions are those that contain it.
  public func completions(of line: String) -> (start: Int, suggestions: [Suggestion]) {
    ConversationState(of: self).completions(of: line, names, after: history)
  }

  /// An error about words that are not a command, but name something on the screen; with the command for that.
  func withNearControl(_ error: ParseError, _ line: String) -> ParseError {
    guard case .unknown(.command, let word, _, _) = error.reason, let world,
      let parts = try? CommandParts(line)
    else { return error }
    let name = parts.value(of: .in)?.text
    let typed = [String(line.dropFirst(error.column - 1)), word].map { $0.lowercased() }
    let window = Scene(of: world).window(named: name)
    // Other words, such as a window's name, would be lost.
    let words = [word] + parts.arguments.map(\.text)
    let isPhrase = [2, 3].contains { count in
      words.count >= count
        && !Vocabulary.lines(for: words.prefix(count).joined(separator: " ").lowercased()).isEmpty
    }
    let isShort = parts.arguments.count < 12
    let isAlone = isShort && !isPhrase && meaning(of: parts).tellsNothing(parts.arguments)
    let synonyms = Vocabulary.synonyms.filter { $0.contains(word.lowercased()) }.flatMap(\.self)
    let named = isAlone ? [typed[1]] + synonyms : []
    let commands = ([typed[0]] + named).lazy.compactMap { window?.command(for: $0) }
    guard var near = commands.first else { return error }
    if let text = parts.arguments.first.map({ line.dropFirst($0.column - 1) }) {
      near = near.replacing("TEXT", with: Word.quoted(String(text)))
    }
    let reason = CommandError.unknown(.command, name: word, near: .command(near))
    return ParseError(parts.completing(reason), column: error.column)
  }
}
