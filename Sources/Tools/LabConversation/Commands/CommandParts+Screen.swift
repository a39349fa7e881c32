extension CommandParts {
  /// The error for a line that names its screen behind the command, `tap Add in second`: it offers the line
  /// that names it before the command, `in second tap Add`.
  ///
  /// A line that names wirings there is answered with their place. Errors with another cause stay as they
  /// are.
  func locating(_ error: CommandError, screens: [String], wirings: [String]) -> CommandError {
    guard value(of: .in) == nil, command?.traits.contains(.aboutScreen) == true
    else { return error }
    if let list = error.listOfWirings {
      let words = arguments.drop { $0.text != list }.map(\.text).joined(separator: " ")
      return .wiringOutOfPlace(words.filter { $0 != "[" && $0 != "]" })
    }
    for (word, name) in zip(arguments, arguments.dropFirst()) {
      guard word.text == "in", !word.isQuoted, error.isAbout(name.text) else { continue }
      if let screen = screens.first(where: { $0.lowercased() == name.text.lowercased() }) {
        let near = "in \(Word.quoted(screen)) \(text(without: word, name))"
        guard case .unknown(let kind, let typed, _, _) = error, typed != "in" else {
          return .unknown(.argument, name: "in", near: .line(near))
        }
        return .unknown(kind, name: typed, near: .line(near))
      }
      if wirings.contains(name.text) { return .wiringOutOfPlace(name.text) }
    }
    return error
  }

  /// This line without two words that follow each other.
  private func text(without first: Word, _ second: Word) -> String {
    let next = arguments.first { $0.column > second.column }
    let start = text.prefix(first.column - 1)
    let rest = next.map { text.dropFirst($0.column - 1) } ?? ""
    let line = (start + rest).drop { $0 == " " || $0 == "\t" }
    return String(line[...(line.lastIndex { $0 != " " && $0 != "\t" } ?? line.startIndex)])
  }
}

extension CommandError {
  /// The first word of `[misused, massive]`, if it is refused as an argument.
  fileprivate var listOfWirings: String? {
    guard let word = refusedWord, word.hasPrefix("[") else { return nil }
    if case .unknown(let kind, _, _, _) = self, kind != .expectation { return nil }
    return word
  }

  /// Whether this can be the error for a command with `in NAME` behind it.
  fileprivate func isAbout(_ name: String) -> Bool {
    if let word = refusedWord {
      return word == "in" || word == name || word.hasSuffix(" in \(name)")
    }
    if case .noTable = self { return true }
    if case .nothingTo = self { return true }
    return false
  }

  /// The word that is refused; nil if the error is about something else.
  private var refusedWord: String? {
    if case .unknown(_, let name, _, _) = self { return name }
    if case .unexpectedArgument(let name, _) = self { return name }
    return nil
  }
}
