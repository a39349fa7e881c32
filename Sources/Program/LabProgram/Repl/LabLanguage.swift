import LabConversation
import LabFiles
import LineEditing

/// Tells the line editor what it needs to know of the commands: completion, usage, colours, help.
struct LabLanguage {
  let session: Session
  let isColoured: Bool

  var language: Language {
    Language(
      completion: { completion(of: $0) },
      usage: { PartialCommand($0).missing(session.names) },
      spans: { isColoured ? LabLanguage.spans(of: $0) : [] },
      help: { help(on: $0) },
      next: { session.suggestion }
    )
  }

  private func completion(of line: String) -> Completion {
    let (start, suggestions) = session.state.completions(
      of: line,
      session.names,
      after: session.history
    )
    if PartialCommand(line).takesFile(at: start) {
      let typed = String(line.dropFirst(start).filter { $0 != "'" && $0 != "\"" })
      let files = PathCompletion.paths(beginning: typed).filter(Word.isWord)
      // In quotes all of them if one must be, or they have no beginning in common.
      let isQuoted = files.contains { Word.quoted($0) != $0 }
      return Completion(
        start: start,
        candidates: files.map {
          let isPlain = isQuoted && Word.quoted($0) == $0
          return LineEditing.Candidate(isPlain ? "'\($0)'" : Word.quoted($0), note: "")
        }
      )
    }
    return Completion(
      start: start,
      candidates: suggestions.map { LineEditing.Candidate($0.text, note: $0.note) }
    )
  }

  /// Commands are bold, unknown commands red, quoted names green, comments dimmed.
  private static func spans(of line: String) -> [Span] {
    let command = PartialCommand(line)
    if command.isComment { return [Span(0..<line.count, .dim)] }
    return command.words.compactMap { word in
      if word == command.head {
        if command.isUnknown { return Span(word, .red) }
        return command.command == nil ? nil : Span(word, .bold)
      }
      return command.quoted.contains(word) ? Span(word, .green) : nil
    }
  }

  /// The help on the command in the line.
  private func help(on line: String) -> [String] {
    PartialCommand(line).command?.help(session.names)
      ?? ["'help' lists the commands, 'help keys' the keys"]
  }
}
