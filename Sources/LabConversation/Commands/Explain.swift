import MVCLab

extension Command {
  /// Explains a law or a symptom.
  static let explain = Command(
    "explain",
    .lab,
    usage: "explain RULE",
    "say why a law or symptom matters"
  ) { arguments, names throws(ParseError) in
    let rules = Rule.all(names.laws, names.symptoms)
    if let word = arguments.words.first, let command = Command.named(word.text),
      !rules.contains(where: { $0.name == command.name })
    {
      throw ParseError(.noRule(word.text, command: command.name), column: word.column)
    }
    let name = try arguments.name(.rule, in: rules.map(\.name))
    return rules.first { $0.name == name }.map(Action.explain) ?? .answer([])
  }.completingOnce { context in
    context.names.laws.map { Suggestion($0.name, "breach") }
      + context.names.symptoms.map { Suggestion($0.name, "symptom") }
  }
}
