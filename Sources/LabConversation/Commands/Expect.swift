import MVCLab

extension Command {
  /// Checks something; silent when it holds, a line when it does not.
  package static let expect = Command(
    "expect",
    .assertion,
    usage: """
      expect rows N [in TABLE] | row N [in TABLE] TEXT | shows TEXT | hides TEXT | enabled NAME | disabled NAME | \
      breach RULE | symptom NAME | clean | alive NAME N | requests N | cost WHAT N
      """,
    "check something, and report it if it does not hold"
  ) { arguments, names throws(ParseError) in
    let typed = arguments.words
    try names.checkPlace(in: typed, after: [])
    let expectation = try Expectation(&arguments, names)
    try names.checkPlace(in: arguments.words, after: typed.dropLast(arguments.words.count))
    return .perform { run in
      let world = try run.livingWorld()
      do {
        guard let failure = try expectation.failure(in: world, of: run) else { return }
        run.print(.failure, failure)
      } catch CommandError.unknown("table", let name, _, _) where world.window(named: name) != nil {
        let near = typed.asked(in: name)
        throw CommandError.unknown(what: "table", name: name, near: near)
      }
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
    case ("breach", 1): context.names.laws.map { Suggestion($0.name, $0.sentence) }
    case ("symptom", 1): context.names.symptoms.map { Suggestion($0.name, $0.sentence) }
    case ("alive", 1): context.aliveClasses
    case ("cost", 1): Cost.Item.allCases.map { Suggestion($0.rawValue, $0.summary) }
    default: []
    }
  }
}

extension KnownNames {
  /// Throws if words of an expectation name a screen or a wiring, whose place is before the command.
  fileprivate func checkPlace(
    in words: ArraySlice<Word>,
    after others: ArraySlice<Word>
  ) throws(ParseError) {
    guard let first = words.first, !first.isQuoted else { return }
    if first.text.hasPrefix("[") {
      let list = words.map(\.text).joined(separator: " ").filter { $0 != "[" && $0 != "]" }
      throw ParseError(.wiringOutOfPlace(list), column: first.column)
    }
    guard first.text == "in", let name = words.dropFirst().first?.text else { return }
    if wirings.contains(name) { throw ParseError(.wiringOutOfPlace(name), column: first.column) }
    guard screens.contains(name) else { return }
    let near = (others + words).asked(in: name)
    throw ParseError(.unknown(what: "argument", name: "in", near: near), column: first.column)
  }
}

extension ArraySlice<Word> {
  /// The command that has this expectation, with the screen at its place: `in second expect rows 1`.
  fileprivate func asked(in screen: String) -> String {
    var rest = map { $0.isQuoted ? Word.quoted($0.text) : $0.text }
    if let index = indices.first(where: { self[$0].text == "in" && !self[$0].isQuoted }) {
      rest.removeSubrange(index - startIndex...index - startIndex + 1)
    }
    return (["in", Word.quoted(screen), "expect"] + rest).joined(separator: " ")
  }
}
