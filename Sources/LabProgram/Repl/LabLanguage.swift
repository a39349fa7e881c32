import LineEditing
import MVCLab

/// What the line editor is told of the commands: their names, what is on the screen now, how to go on.
struct LabLanguage {
  let conversation: Conversation
  let isColoured: Bool

  var language: Language {
    Language(
      completion: { completion(of: $0) },
      usage: { HalfSentence($0).missing(in: conversation.lead.grammar.system) },
      spans: { isColoured ? LabLanguage.spans(of: $0) : [] },
      help: { help(on: $0) }
    )
  }

  private func completion(of line: String) -> Completion {
    let (start, candidates) = conversation.lead.completions(of: line)
    return Completion(
      start: start,
      candidates: candidates.map { LineEditing.Candidate($0.text, note: $0.note) }
    )
  }

  /// Commands are bold, words that can become none red, quoted names green, remarks dimmed.
  private static func spans(of line: String) -> [Span] {
    let sentence = HalfSentence(line)
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
    guard let command = HalfSentence(line).command else {
      return ["'help' lists the commands, Tab completes"]
    }
    let actions =
      command.name == "outside" ? conversation.lead.grammar.system?.outsideActions ?? [] : []
    return [command.usage, "  \(command.summary)"]
      + actions.map { "  outside \($0.name) \($0.usage)  \($0.summary)" }
  }
}
