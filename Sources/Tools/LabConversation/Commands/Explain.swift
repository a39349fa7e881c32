import MVCLab

extension Command {
  /// Explains a law or a symptom.
  static let explain = Command(
    "explain",
    .look,
    usage: "explain RULE",
    "say why a law or symptom matters"
  ) { arguments, names throws(ParseError) in
    // What the chosen system has comes first; what other styles and systems have is explained too.
    let rules =
      Rule.all(names.laws, names.symptoms) + Rule.promises(of: names.system.map { [$0] } ?? [])
      + Rule.all(of: names.systems) + Rule.promises(of: names.systems)
    if let word = arguments.words.first, let command = Command.named(word.text),
      !rules.contains(where: { $0.name == command.name })
    {
      throw ParseError(.noRule(word.text, command: command.name), column: word.column)
    }
    return .explain(try arguments.element(.rule, in: rules, by: \.name))
  }.completingOnce { context in
    context.names.laws.map { Suggestion($0.name, "breach") }
      + context.names.symptoms.map { Suggestion($0.name, "symptom") }
      + Rule.promises(of: context.names.system.map { [$0] } ?? []).map {
        Suggestion(Word.quoted($0.name), "promise")
      }
  }
}
