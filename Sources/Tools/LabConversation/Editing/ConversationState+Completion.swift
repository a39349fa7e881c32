import LabText

extension ConversationState {
  /// What the user could type in place of the last word of `line`, and the offset, in characters, at
  /// which that word begins.
  ///
  /// If nothing begins with that word, the suggestions are those that contain it.
  package func completions(
    of line: String,
    _ names: KnownNames,
    after history: CommandHistory
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
    let context = context(of: finished, before, names, history)
    let suggestions = suggestions(after: finished, command, typed: typed, context)
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
    typed: String,
    _ context: CompletionContext
  ) -> [Suggestion] {
    if let prefix = line.prefixes.last, prefix.value == nil, prefix.keyword.takesValue {
      return prefix.keyword == .in ? context.screens : []
    }
    guard line.head == nil else { return command?.completions(context) ?? [] }
    if line.prefixes.isEmpty, typed.isEmpty, !offers.isEmpty { return whatIsPossible }
    return Command.all.filter { $0.mayFollow(line.prefixes.map(\.keyword)) }
      .map { Suggestion($0.name, $0.summary) }
  }

  /// The commands for an empty line: first those that can be done now, with their arguments where these are few, last
  /// those that can't.
  private var whatIsPossible: [Suggestion] {
    let offered = offers.map {
      (command: CommandParts(Word.Scan($0.command).words, of: "").command, $0)
    }
    let names = offered.compactMap(\.command?.name).withoutRepeats
    let possible = names.flatMap { name in
      let own = offered.filter { $0.command?.name == name }.map(\.1)
      return own.count > ConversationState.mostOffers
        ? [Suggestion(name, Command.named(name)?.summary ?? "")]
        : own.map { Suggestion($0.command, $0.row) }
    }
    let others = Command.all.filter { !names.contains($0.name) }
    let impossible = others.filter { $0.traits.contains(.needsOffer) }
    let always = others.filter { !$0.traits.contains(.needsOffer) }
    let first = always.prefix { $0.name == Command.what.name }
    return first.map { Suggestion($0.name, $0.summary) } + possible
      + always.dropFirst(first.count).map { Suggestion($0.name, $0.summary) }
      + impossible.map { Suggestion($0.name, "not now") }
  }

  /// The most ways to do the same that a list names one by one.
  private static let mostOffers = 4

  private func context(
    of line: CommandParts,
    _ before: [String],
    _ names: KnownNames,
    _ history: CommandHistory
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
      case .repeat, .step: isRecorded && !choosesSubject
      }
    }
  }
}
