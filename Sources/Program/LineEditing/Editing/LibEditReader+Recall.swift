extension LibEditReader {
  /// What a key does that a number before it repeats.
  enum Move {
    case up
    case down
    /// Recalls the entry with the number, or else the oldest.
    case entry
  }

  /// Chooses in the list; without a list, lets libedit say how often the user wants the move.
  ///
  /// libedit has the number of Alt-3 Up or of vi's `3k`, and does not tell it. It inserts as many marks at
  /// the end of the text.
  func move(_ move: Move) -> CommandResult {
    if list != nil, move != .entry {
      choose(move == .up ? -1 : 1)
      return .done
    }
    let (cursor, count) = line.extent
    pendingMove = (move, cursor)
    line.move(by: count - cursor)
    keys.insert(Self.counter, at: 0)
    return .passedOn
  }

  /// Takes the marks of the last key out of the text, and makes its move.
  func finishMove() {
    guard let (move, cursor) = pendingMove else { return }
    pendingMove = nil
    let count = max(1, takeMarks())
    line.move(by: cursor - line.extent.cursor)
    switch move {
    case .up: for _ in 1...count where !moveLine(-1) { return output.beep() }
    case .down: for _ in 1...count where !moveLine(1) { return output.beep() }
    case .entry: if !recall(history.entries.count + 1 - count) { output.beep() }
    }
  }

  /// Takes the marks out of the text, and returns their number.
  ///
  /// A macro of `bind -s` may have typed on, or moved the cursor, before libedit has inserted them.
  private func takeMarks() -> Int {
    let scalars = line.buffer.text.unicodeScalars
    let rest = scalars.filter { $0 != Self.counter }
    line.move(by: line.extent.count - line.extent.cursor)
    line.drop(scalars.count)
    _ = line.replace(0, with: String(String.UnicodeScalarView(rest)))
    return scalars.count - rest.count
  }

  /// Moves the cursor to another line of the text, or recalls another line of the history.
  private func moveLine(_ linesDown: Int) -> Bool {
    let buffer = line.buffer
    guard let cursor = buffer.cursor(linesDown: linesDown) else {
      return recall(walk.age - linesDown)
    }
    line.move(by: cursor - buffer.cursor)
    return true
  }

  /// Recalls another line that contains the text before the cursor.
  func recallMatch(newer: Bool) {
    var text = String(line.buffer.text.unicodeScalars.prefix(line.extent.cursor))
    if case .match(let before)? = continued { text = before }
    recall(newer: newer, matching: text)
    continuation = .match(text: text)
  }

  /// Recalls another line that contains the pattern of the last search.
  func searchAgain(reversed: Bool) {
    guard !lastSearch.pattern.isEmpty else { return output.beep() }
    recall(newer: lastSearch.goesNewer != reversed, matching: lastSearch.pattern)
  }

  private func recall(newer: Bool, matching pattern: String) {
    let age = walk.age(
      newer: newer,
      containing: pattern,
      otherThan: line.buffer.text,
      in: history.entries
    )
    if age.map(recall) != true { output.beep() }
  }

  /// Leaves the line for the one of that age; returns false if there is none.
  private func recall(_ age: Int) -> Bool {
    // An Escape just before has moved the cursor by a scalar, perhaps into a character.
    var left = line.buffer
    left.cursor = left.characterBoundary(movingBack: true)
    let recalled = walk.go(
      to: age,
      from: left,
      in: history.entries,
      cursorAtStart: line.isVi
    )
    guard let recalled else { return false }
    line.move(by: line.extent.count - line.extent.cursor)
    line.drop(line.extent.count)
    guard line.replace(0, with: recalled.text) else { return false }
    line.move(by: recalled.cursor - line.extent.cursor)
    return true
  }
}

extension LibEditReader {
  /// A scalar for private use, which libedit inserts as it is.
  static let counter: Unicode.Scalar = "\u{10FFFD}"
}
