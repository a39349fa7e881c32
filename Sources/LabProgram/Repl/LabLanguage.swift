import LabConversation
import LineEditing
import MVCLab

/// What the line editor is told of the commands: their names, what is on the screen now, how to go on.
struct LabLanguage {
  let conversation: Conversation
  let isColoured: Bool

  var language: Language {
    Language(
      completion: { completion(of: $0) },
      usage: { PartialCommand($0).missing(in: conversation.lead.grammar.system) },
      spans: { isColoured ? LabLanguage.spans(of: $0) : [] },
      help: { help(on: $0) }
    )
  }

  private func completion(of line: String) -> Completion {
    let (start, candidates) = conversation.lead.completions(of: line)
    if LabLanguage.wantsFile(line, at: start) {
      let typed = String(line.dropFirst(start).filter { $0 != "'" && $0 != "\"" })
      let files = FileNames.beginning(with: typed, home: Environment.current.home)
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
      candidates: candidates.map { LineEditing.Candidate($0.text, note: $0.note) }
    )
  }

  /// Whether the word that begins at `start` is to be a file.
  private static func wantsFile(_ line: String, at start: Int) -> Bool {
    let sentence = PartialCommand(line)
    let before = sentence.words.last { $0.lowerBound < start }
    switch sentence.command?.name {
    case "save", "source": return before == sentence.head
    case "system": return before.map { line.prefix($0.upperBound).hasSuffix(" in") } ?? false
    default: return false
    }
  }

  /// Commands are bold, words that can become none red, quoted names green, remarks dimmed.
  private static func spans(of line: String) -> [Span] {
    let sentence = PartialCommand(line)
    if sentence.isComment { return [Span(0..<line.count, .dim)] }
    return sentence.words.compactMap { word in
      if word == sentence.head {
        if sentence.isUnknown { return Span(word, .red) }
        return sentence.command == nil ? nil : Span(word, .bold)
      }
      return sentence.quoted.contains(word) ? Span(word, .green) : nil
    }
  }

  /// What `help` says of the command, and of what else the system knows by that name.
  private func help(on line: String) -> [String] {
    guard let command = PartialCommand(line).command else {
      return ["'help' lists the commands, Tab completes"]
    }
    let actions =
      command.name == "outside" ? conversation.lead.grammar.system?.outsideActions ?? [] : []
    return [command.usage, "  \(command.summary)"]
      + actions.map { "  outside \($0.name) \($0.usage)  \($0.summary)" }
  }
}
