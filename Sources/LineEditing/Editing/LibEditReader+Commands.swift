#if canImport(CLibEdit)
import CLibEdit

extension LibEditReader {
  static func addCommands(to line: EditLine) {
    line.add(.complete, "complete the word before the cursor") { line, _ in
      LibEditReader.owner(of: line)?.complete()
      return UInt8(CC_REFRESH)
    }
    line.add(.clearScreen, "clear the screen") { line, _ in
      LibEditReader.owner(of: line)?.clearScreen()
      return UInt8(CC_REFRESH)
    }
    line.add(.searchOlder, "search the history backwards") { line, _ in
      LibEditReader.owner(of: line)?.searchHistory(goesNewer: false)
      return UInt8(CC_REFRESH)
    }
    line.add(.searchNewer, "search the history forwards") { line, _ in
      LibEditReader.owner(of: line)?.searchHistory(goesNewer: true)
      return UInt8(CC_REFRESH)
    }
    line.add(.up, "go up a line, or to an older one") { line, _ in
      LibEditReader.owner(of: line)?.move(linesDown: -1, or: .older) ?? UInt8(CC_NORM)
    }
    line.add(.down, "go down a line, or to a newer one") { line, _ in
      LibEditReader.owner(of: line)?.move(linesDown: 1, or: .newer) ?? UInt8(CC_NORM)
    }
    line.add(.right, "take the hint, or go right") { line, _ in
      LibEditReader.owner(of: line)?.accept(\.insertion, or: .right) ?? UInt8(CC_NORM)
    }
    line.add(.end, "take the hint, or go to the end") { line, _ in
      LibEditReader.owner(of: line)?.accept(\.insertion, or: .end) ?? UInt8(CC_NORM)
    }
    line.add(.nextWord, "take a word of the hint, or go behind the word") { line, _ in
      LibEditReader.owner(of: line)?.accept(\.firstWord, or: .nextWord) ?? UInt8(CC_NORM)
    }
    line.add(.help, "explain the command") { line, _ in
      LibEditReader.owner(of: line)?.explain()
      return UInt8(CC_REFRESH)
    }
    line.add(.breakLine, "begin another line of the same input") { line, _ in
      _ = LibEditReader.owner(of: line)?.line.replace(0, with: "\n")
      return UInt8(CC_REFRESH)
    }
  }
}

extension LibEditReader {
  /// What Tab does; with the list on the screen it turns the page.
  private func complete() {
    if list != nil {
      list?.page += 1
      return
    }
    let before = line.buffer.before
    switch language.completion(before).step(after: before) {
    case .nothing:
      output.beep()
    case .replace(let word, let replacement):
      if !line.replace(word.unicodeScalars.count, with: replacement) { output.beep() }
    case .list(let candidates):
      list = CandidateList(candidates)
    }
  }

  private func clearScreen() {
    drawing = Drawing()
    output.write("\u{1B}[H\u{1B}[2J")
  }

  /// Inserts what a person has seen dimmed; without that, the key does what it always does.
  private func accept(_ part: (Hint) -> String?, or plain: LibEditCommand) -> UInt8 {
    let buffer = line.buffer
    guard let hint, hint.line == buffer.text, buffer.isAtEnd, let text = part(hint.hint) else {
      return pass(on: plain)
    }
    _ = line.replace(0, with: text)
    return UInt8(CC_REFRESH)
  }

  /// Within several lines Up and Down move; beyond them lies the history.
  private func move(linesDown count: Int, or plain: LibEditCommand) -> UInt8 {
    let buffer = line.buffer
    guard let cursor = buffer.cursor(linesDown: count) else { return pass(on: plain) }
    line.move(by: cursor - buffer.cursor)
    return UInt8(CC_REFRESH)
  }

  private func pass(on plain: LibEditCommand) -> UInt8 {
    keys.insert(plain.key, at: 0)
    // The number typed before the key is for the command that follows.
    return UInt8(CC_ARGHACK)
  }

  private func explain() {
    let rows = language.help(line.buffer.current)
    if rows.isEmpty { output.beep() } else { above(rows) }
  }

  /// Reads keys until something was found and taken, or the search was given up.
  private func searchHistory(goesNewer: Bool) {
    search = HistorySearch(
      entries: history.everything(),
      goesNewer: goesNewer,
      previousPattern: lastPattern
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
        // A key that sends a sequence is no Escape: the rest of it waits already.
        let isSequence = key == "\u{1B}" && !keys.isEmpty
        let following = (isSequence ? [key] : next.map { [$0] } ?? []) + keys
        keys = []
        take(following)
        return
      }
    }
  }

  private func endSearch() {
    if let pattern = search?.pattern, !pattern.isEmpty { lastPattern = pattern }
    if let match = search?.match, !line.replaceAll(with: match.entry) { output.beep() }
    search = nil
    lastExtent = line.extent
  }
}
#endif
