extension LibEditReader {
  /// Completes the word before the cursor, or lists what may follow; in a list, shows more of it.
  func complete() {
    if let list {
      if list.chosen != nil { return choose(1) }
      self.list?.page += 1
      keepsList = true
      return
    }
    let before = line.buffer.before
    let completion = language.completion(before)
    let step = completion.step(after: before, isAgain: continued == .completion)
    switch step {
    case .nothing:
      output.beep()
    case .replace(let word, let replacement):
      if !line.replace(word.unicodeScalars.count, with: replacement) { output.beep() }
      continuation = .completion
    case .list(let word, let candidates):
      list = CandidateList(candidates, inPlaceOf: word.unicodeScalars.count)
      keepsList = true
    }
  }

  /// Puts the next candidate of the list, or the one before, into the line.
  func choose(_ step: Int) {
    keepsList = true
    guard let (length, text) = list?.choose(step), line.replace(length, with: text) else {
      return output.beep()
    }
  }
}
