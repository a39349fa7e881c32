extension ConversationState {
  /// What the user could type in place of the last word of `line`, and the offset, in characters, at
  /// which that word begins.
  ///
  /// If nothing begins with that word, the suggestions are those that contain it.
  package func completions(
    of line: String,
    _ names: KnownNames
  ) -> (start: Int, suggestions: [Suggestion]) {
    let scan = Word.Scan(line)
    var last = scan.endsBetweenWords ? nil : scan.words.last
    let finished = CommandParts(
      scan.endsBetweenWords ? scan.words : scan.words.dropLast(),
      of: line
    )
    var before = finished.arguments.map(\.text)
    let command = finished.command
    if command?.traits.contains(.takesList) == true {
      (before, last) = ConversationState.listItems(before, last, endOfLine: line.count)
    }
    let typed = (last?.text ?? "").lowercased()
    let suggestions = suggestions(after: finished, command, before, names)
    let beginning = suggestions.filter { $0.plainText.lowercased().hasPrefix(typed) }
    return (
      last.map { $0.column - 1 } ?? line.count,
      beginning.isEmpty
        ? suggestions.filter { $0.plainText.lowercased().contains(typed) } : beginning
    )
  }

  private func suggestions(
    after line: CommandParts,
    _ command: Command?,
    _ before: [String],
    _ names: KnownNames
  ) -> [Suggestion] {
    let context = context(of: line, before, names)
    if let prefix = line.prefixes.last, prefix.value == nil {
      return prefix.keyword == .in ? context.screens : []
    }
    guard line.head == nil else { return command?.completions(context) ?? [] }
    return Command.all.filter { $0.mayFollow(line.prefixes.map(\.keyword)) }
      .map { Suggestion($0.name, $0.summary) }
  }

  private func context(
    of line: CommandParts,
    _ before: [String],
    _ names: KnownNames
  ) -> CompletionContext {
    CompletionContext(
      names: names,
      scene: scene,
      window: scene.window(named: line.value(of: .in)?.text),
      commands: history.entries.map(\.command),
      broken: broken,
      before: before,
      topics: { HelpTopic.all(names).map { Suggestion($0.name, $0.summary) } }
    )
  }

  /// The items of a list with commas, and the one that the user is typing.
  private static func listItems(
    _ words: [String],
    _ last: Word?,
    endOfLine: Int
  ) -> (before: [String], last: Word?) {
    let before = words.flatMap { $0.split(separator: ",").map(String.init) }
    guard let list = last, let comma = list.text.lastIndex(of: ",") else { return (before, last) }
    let name = list.text[list.text.index(after: comma)...]
    return (
      before + list.text[..<comma].split(separator: ",").map(String.init),
      Word(text: String(name), column: endOfLine - name.count + 1, isQuoted: false)
    )
  }
}

extension Command {
  /// Whether the command, or another keyword, may follow these keywords.
  fileprivate func mayFollow(_ keywords: [CommandParts.Keyword]) -> Bool {
    if traits.contains(.prefix) { return !keywords.contains { $0.rawValue == name } }
    return keywords.allSatisfy { keyword in
      switch keyword {
      case .in: traits.contains(.aboutScreen)
      case .repeat: isRecorded && !choosesSubject
      }
    }
  }
}
