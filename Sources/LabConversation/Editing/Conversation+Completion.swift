extension Conversation {
  /// What the user could type in place of the last word of `line`, and the offset, in characters, at
  /// which that word begins.
  ///
  /// If nothing begins with that word, the suggestions are those that contain it.
  public func completions(of line: String) -> (start: Int, suggestions: [Suggestion]) {
    let scan = Word.Scan(line)
    var last = scan.endsBetweenWords ? nil : scan.words.last
    let finished = CommandParts(
      scan.endsBetweenWords ? scan.words : scan.words.dropLast(),
      of: line
    )
    var before = finished.arguments.map(\.text)
    let command = finished.command
    if command?.traits.contains(.takesList) == true {
      (before, last) = Self.listItems(before, last, endOfLine: line.count)
    }
    let typed = (last?.text ?? "").lowercased()
    let suggestions = suggestions(after: finished, command, before)
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
    _ before: [String]
  ) -> [Suggestion] {
    let context = context(of: line, before)
    if let prefix = line.prefixes.last, prefix.value == nil {
      return prefix.keyword == .in ? context.screens : []
    }
    guard line.head == nil else { return command?.completions(context) ?? [] }
    return Command.all.filter { $0.mayFollow(line.prefixes.map(\.keyword)) }
      .map { Suggestion($0.name, $0.summary) }
  }

  /// An error about words that are not a command, or no row's number, but name something on the screen; with
  /// the command for that.
  func withNearControl(_ error: ParseError, _ line: String) -> ParseError {
    guard let parts = try? CommandParts(line) else { return error }
    let context = context(of: parts, [])
    if case .notANumber(_, .row) = error.reason {
      let name = parts.arguments.drop { $0.column < error.column }.map(\.text)
        .joined(separator: " ")
      guard let row = context.target?.row(called: name) else { return error }
      let near = "\(line.prefix(error.column - 1))\(row)"
      return ParseError(.unknown(.row, name: name, near: near), column: error.column)
    }
    guard case .unknown(.command, let name, _, _) = error.reason else { return error }
    let typed = [String(line.dropFirst(error.column - 1)), name].map { $0.lowercased() }
    let commands = typed.lazy.compactMap { context.command(for: $0) }
    guard let near = commands.first else { return error }
    return ParseError(.unknown(.command, name: name, near: near), column: error.column)
  }

  private func context(of line: CommandParts, _ before: [String]) -> CompletionContext {
    let window =
      line.value(of: .in).flatMap { world?.window(named: $0.text) } ?? world?.front
    return CompletionContext(
      names: names,
      world: world,
      target: window.flatMap { window in
        window.top.map { Target(window: window, screen: $0) }
      },
      commands: history.entries.map(\.command),
      findings: findings,
      before: before,
      topics: { [names] in HelpTopic.all(names).map { Suggestion($0.name, $0.summary) } }
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
