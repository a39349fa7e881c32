extension LibEditReader {
  func run(_ command: EditorCommand) -> CommandResult {
    switch command {
    case .complete: complete(1)
    case .completeBack: complete(-1)
    case .pageUp: turnPage(-1)
    case .pageDown: turnPage(1)
    case .clearScreen: clearScreen()
    case .searchOlder: searchHistory(goesNewer: false)
    case .searchNewer: searchHistory(goesNewer: true)
    case .up: return move(.up)
    case .down: return move(.down)
    case .right: return insert(\.insertion, or: .right)
    case .end: return insert(\.insertion, or: .end)
    case .nextWord: return insert(\.firstWord, or: .nextWord)
    case .help: printHelp()
    case .breakLine: if !line.replace(0, with: "\n") { output.beep() }
    case .undo: undo()
    case .killLeft: return kill(by: .killLeft)
    case .killRight: return kill(by: .killRight)
    case .killWordLeft: return kill(by: .killWordLeft)
    case .killWordRight: return kill(by: .killWordRight)
    case .yank: yank()
    case .yankOlder: yankOlder()
    case .lastWord: insertLastWord()
    case .copyWord: copyWord()
    case .edit: editInTextEditor()
    case .entry: return move(.entry)
    case .matchOlder: recallMatch(newer: false)
    case .matchNewer: recallMatch(newer: true)
    case .searchAgain: searchAgain(reversed: false)
    case .searchBack: searchAgain(reversed: true)
    case .fetchOlder: searchHistory(goesNewer: false, fetches: true)
    case .fetchNewer: searchHistory(goesNewer: true, fetches: true)
    case .quote: insertNextKey()
    }
    return .done
  }

  /// Runs a command of libedit in place of this one.
  func passOn(to command: LibEditCommand) -> CommandResult {
    keys.insert(command.key, at: 0)
    return .passedOn
  }
}

extension LibEditReader {
  private func clearScreen() {
    drawing = Drawing()
    output.write("\u{1B}[H\u{1B}[2J")
  }

  /// Inserts a part of the hint on the screen; without a hint, passes the key on.
  private func insert(_ part: (Hint) -> String?, or command: LibEditCommand) -> CommandResult {
    let buffer = line.buffer
    guard let hint, hint.line == buffer.text, buffer.isAtEnd, let text = part(hint.hint) else {
      return passOn(to: command)
    }
    _ = line.replace(0, with: text)
    return .done
  }

  private func printHelp() {
    let rows = language.help(line.buffer.current)
    if rows.isEmpty { output.beep() } else { printAbove(rows) }
  }

  /// Inserts the next key as text, Return and Escape too; a key that sends no text inserts nothing.
  private func insertNextKey() {
    guard let key = nextKey(), key.withoutCode == key else { return }
    if !line.replace(0, with: String(key)) { output.beep() }
  }

  /// Reads keys until the user accepts a match or cancels the search; Return enters the match, or only `fetches` it.
  private func searchHistory(goesNewer: Bool, fetches: Bool = false) {
    list = nil
    search = HistorySearch(
      entries: history.entriesOfAllSessions(),
      goesNewer: goesNewer,
      previousPattern: lastSearch.pattern
    )
    while let key = nextKey() {
      guard let step = search?.press(key) else { return }
      switch step {
      case .goOn:
        continue
      case .restore:
        search = nil
        return
      case .take(let next):
        endSearch()
        if fetches, next == "\r" || next == "\n" { return }
        // If more keys follow, the Escape starts the sequence of a special key.
        let isSequence = key == "\u{1B}" && !keys.isEmpty
        let following = (isSequence ? [key] : next.map { [$0] } ?? []) + keys
        keys = []
        enqueue(following)
        return
      }
    }
  }

  private func endSearch() {
    if let search, !search.pattern.isEmpty { lastSearch = (search.pattern, search.goesNewer) }
    if let match = search?.match, !line.replaceAll(with: match.entry) { output.beep() }
    search = nil
    lastExtent = line.extent
  }
}
