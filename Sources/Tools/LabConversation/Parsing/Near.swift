import LabText

/// What a user probably meant with a name that nothing has.
package enum Near: Equatable {
  /// The name in place of the typed one, as a command has it.
  case name(String)
  /// A row in place of the typed one.
  case row(RowName)
  /// A command in place of the typed one, without the keywords that precede it, such as `in SCREEN`.
  case command(String)
  /// A whole line.
  case line(String)
  /// What a key does, in a sentence.
  case key(String)

  /// How a message goes on that offers it.
  var offer: String {
    if case .key(let sentence) = self { return "; \(sentence)" }
    return "; did you mean \(text.truncated(to: 60).inOtherQuotes)?"
  }

  /// What the user can type, or the sentence.
  var text: String {
    switch self {
    case .row(let name): name.word
    case .name(let text), .command(let text), .line(let text), .key(let text): text
    }
  }
}

extension CommandParts {
  /// The error with a whole line in place of a near name or command; the line can be typed as it is.
  func completing(_ error: CommandError) -> CommandError {
    guard case .unknown(let kind, let typed, let near?, let names) = error else { return error }
    let line: String
    switch near {
    case .line, .key: return error
    case .command(let command): line = text.prefix((head?.column ?? 1) - 1) + command
    case .name(let name):
      guard let found = text(replacingName: typed, with: name) else { return error }
      line = found
    case .row(let name):
      guard let found = text(replacingRow: typed, with: name.word) else { return error }
      line = found
    }
    return .unknown(kind, name: typed, near: .line(line), among: names)
  }

  /// The most parts of a name with hyphens that are looked for as words: a line can be long.
  private static let mostParts = 8

  /// The line with another name in place of the last word that is this one, and of the words after it that spell the name:
  /// `find screens-disagree` for `find screens disagree`.
  private func text(replacingName typed: String, with name: String) -> String? {
    let words = Word.Scan(text).words
    let places = words.indices.filter { words[$0].text == typed }
    let spelt = places.lazy.compactMap { first in
      words.indices[first...].prefix(CommandParts.mostParts).first {
        words[first...$0].map(\.text).joined(separator: "-") == name
      }.map { (first, $0) }
    }.first
    guard let (first, last) = spelt ?? places.last.map({ ($0, $0) }) else {
      return text.replacingLast(typed, with: Word.quoted(name))
    }
    let before = text.prefix(words[first].column - 1)
    let after = last + 1 < words.count ? " " + text.dropFirst(words[last + 1].column - 1) : ""
    return before + Word.quoted(name) + after
  }

  /// The line with another row in place of the one with this text, which stands behind `row` if the line has the text twice.
  func text(replacingRow text: String, with other: String) -> String? {
    let behind =
      self.text.ranges(of: "row \(text)") + self.text.ranges(of: "row \(Word.quoted(text))")
    guard let range = behind.last else { return self.text.replacingLast(text, with: other) }
    return self.text.replacingCharacters(in: range, with: "row \(other)")
  }
}

extension String {
  /// This line with another word in place of the last one that is `word`, which may have quotes; nil if it has none.
  fileprivate func replacingLast(_ word: String, with other: String) -> String? {
    guard let range = ranges(of: word).last else { return nil }
    let (before, after) = (self[..<range.lowerBound], self[range.upperBound...])
    let isQuoted = before.last.map { "'\"".contains($0) && $0 == after.first } ?? false
    return before.dropLast(isQuoted ? 1 : 0) + other + after.dropFirst(isQuoted ? 1 : 0)
  }
}
