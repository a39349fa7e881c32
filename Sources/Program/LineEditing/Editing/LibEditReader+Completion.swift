extension LibEditReader {
  /// Completes the word before the cursor, or lists what may follow; in a list, goes on, or back.
  func complete(_ step: Int) {
    guard let list else { return completeWord() }
    guard list.chosen == nil else { return choose(step) }
    keepsList = true
    let pages = list.pages(in: listRoom)
    self.list?.isWhole = true
    // All rows may be enough to show more.
    let room = listRoom
    guard list.isWhole || step < 0 || list.pages(in: room) == pages else { return }
    self.list?.turn(step, in: room)
  }

  private func completeWord() {
    let before = line.buffer.before
    let completion = language.completion(before)
    switch completion.step(after: before, isAgain: continued == .completion) {
    case .nothing:
      output.beep()
    case .replace(let word, let replacement):
      if !line.replace(word.unicodeScalars.count, with: replacement) { output.beep() }
      continuation = .completion
    case .list(let word, let candidates):
      list = CandidateList(
        candidates,
        inPlaceOf: word.unicodeScalars.count,
        start: completion.start
      )
      keepsList = true
    }
  }

  /// Puts the next candidate of the list, or the one before, into the line.
  func choose(_ step: Int) {
    keepsList = true
    let room = listRoom
    guard let (length, text) = list?.choose(step, in: room), line.replace(length, with: text) else {
      return output.beep()
    }
  }

  /// Shows another page of the list; without a list, recalls a line that contains the text before the cursor.
  func turnPage(_ step: Int) {
    guard list != nil else { return recallMatch(newer: step > 0) }
    list?.isWhole = true
    let room = listRoom
    if let list, list.chosen != nil { return choose(step * list.pageLength(in: room)) }
    keepsList = true
    list?.turn(step, in: room)
  }

  /// Lists what still matches the word, which the user has typed on or has shortened; closes the list where it is
  /// another word.
  func narrowList() {
    let before = line.buffer.before
    let completion = language.completion(before)
    let word = before.dropFirst(completion.start)
    let texts = completion.candidates.map(\.text)
    guard let list, completion.start == list.start, !texts.isEmpty, texts != [String(word)] else {
      self.list = nil
      return
    }
    self.list = CandidateList(
      completion.candidates,
      inPlaceOf: word.unicodeScalars.count,
      start: completion.start
    )
    self.list?.isWhole = list.isWhole
  }

  /// Whether Enter only accepts the chosen candidate, because its command lacks an argument.
  var acceptsOnly: Bool {
    guard list?.chosen != nil, let rest = language.usage(line.buffer.text) else { return false }
    return rest.first { $0 != " " }.map { $0 != "[" } ?? false
  }
}
