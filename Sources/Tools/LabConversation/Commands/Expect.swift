import MVCLab

extension Command {
  /// Checks something; silent when it holds, a line when it does not.
  package static let expect = Command(
    "expect",
    .check,
    usage: """
      expect rows N [in TABLE] | row ROW [in TABLE] TEXT | shows TEXT | hides TEXT | enabled NAME | disabled NAME | \
      broken RULE|'PROMISE' | clean | alive NAME N | requests N | cost WHAT N
      """,
    "check something, and report it if it does not hold"
  ) { arguments, names throws(ParseError) in
    let expectation = try Expectation(&arguments, names)
    return .other { run in
      let world = try run.livingWorld()
      if let failure = try expectation.failure(in: world, of: run) { run.print(.failure, failure) }
    }
  }.completing { context in
    switch (context.before.first, context.before.count) {
    case (nil, _): Expectation.kinds.map { Suggestion($0) }
    case ("rows", 2...3): context.tables(after: context.before.dropFirst(2))
    case ("row", 1): context.rows
    case ("row", 2):
      context.tables(after: []) + context.readout(ofRow: context.before[1])
    case ("row", 3) where context.before[2] == "in": context.tables(after: ["in"])
    case ("row", 4) where context.before[2] == "in":
      context.readout(ofRow: context.before[1], in: context.before[3])
    case ("shows", 1): context.texts
    case ("enabled", 1), ("disabled", 1): context.titles { _ in true }
    case ("broken", 1):
      Rule.all(context.names.laws, context.names.symptoms).map {
        Suggestion($0.name, $0.sentence)
      }
    case ("breach", 1): context.names.laws.map { Suggestion($0.name, $0.sentence) }
    case ("symptom", 1):
      context.names.symptoms.map { Suggestion($0.name, $0.sentence) }
        + Rule.promises(of: context.names.system.map { [$0] } ?? []).map {
          Suggestion(Word.quoted($0.name), $0.sentence)
        }
    case ("alive", 1): context.aliveClasses
    case ("cost", 1): Cost.Item.allCases.map { Suggestion($0.rawValue, $0.summary) }
    default: []
    }
  }
}
