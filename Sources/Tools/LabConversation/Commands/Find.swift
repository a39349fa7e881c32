import MVCLab

extension Command {
  /// Searches from the present state of the world for a story that breaks a rule.
  static let find = Command(
    "find",
    .look,
    .interactive,
    usage: "find [RULE] [play]",
    "search for the shortest story from here that breaks a rule; and play it"
  ) { arguments, names throws(ParseError) in
    let plays = arguments.take("play")
    guard !plays, !arguments.words.isEmpty else { return .request(.find(rule: nil, plays: plays)) }
    let rules = names.system?.ruleNames ?? []
    try names.refuseOtherStyle(arguments.words.first)
    let rule = try arguments.element(.rule, in: rules, by: \.name)
    return .request(.find(rule: rule, plays: arguments.take("play")))
  }.completing { context in
    let play = [Suggestion("play", "execute the story")]
    if context.before.isEmpty {
      return context.names.laws.map { Suggestion($0.name, "breach") }
        + context.names.symptoms.map { Suggestion($0.name, "symptom") }
        + Rule.promises(of: context.names.system.map { [$0] } ?? []).map {
          Suggestion(Word.quoted($0.name), "promise")
        } + play
    }
    return context.before.count == 1 && context.before[0] != "play" ? play : []
  }
}
