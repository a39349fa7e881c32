extension LibEditReader {
  /// Inserts the word before the cursor once more.
  func copyWord() {
    let (text, cursor) = (line.buffer.text, line.extent.cursor)
    let before = text.unicodeScalars.prefix(cursor)
    let rest = before.reversed().drop { !$0.isInWord }.drop(while: \.isInWord)
    let copy = String(before.dropFirst(rest.count))
    if copy.isEmpty || !line.replace(0, with: copy) { output.beep() }
  }

  /// Inserts the last word of the line before; again, that of the line before that one.
  func insertLastWord() {
    var (index, length) = (history.entries.count, 0)
    var known: String?
    if case .lastWord(let entry, let inserted)? = continued {
      (index, length, known) = (entry, inserted, history.entries[entry].lastWord)
    }
    let older = history.entries[..<index].lastIndex { $0.lastWord.map { $0 != known } ?? false }
    guard let older, let word = history.entries[older].lastWord, line.replace(length, with: word)
    else {
      continuation = continued
      return output.beep()
    }
    continuation = .lastWord(entry: older, length: word.unicodeScalars.count)
  }
}

extension String {
  /// The last word of this line, in its quotes if it has some; nil without a word.
  package var lastWord: String? {
    var start: Index?
    var last: Substring?
    var quote: Character?
    for index in indices {
      let character = self[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character.isWhitespace {
        if let begun = start { last = self[begun..<index] }
        start = nil
      } else if start == nil {
        start = index
        quote = character == "'" || character == "\"" ? character : nil
      }
    }
    return (start.map { self[$0...] } ?? last).map(String.init)
  }
}

extension Unicode.Scalar {
  /// Whether libedit counts this to a word.
  fileprivate var isInWord: Bool {
    properties.isAlphabetic || properties.numericType != nil
      || "*?_-.[]~=".unicodeScalars.contains(self)
  }
}
