extension Command {
  /// Shows a part of the world or of the wiring.
  static let show = Command(
    "show",
    .lab,
    usage: "show \(ShowSubject.allCases.map(\.rawValue).joined(separator: "|"))",
    "look at something"
  ) { arguments, names throws(ParseError) in
    let word = try arguments.name("subject", in: ShowSubject.allCases.map(\.rawValue))
    let subject = ShowSubject(rawValue: word) ?? .screen
    if subject == .rules {
      let list = names.system.map(RuleList.init) ?? RuleList(of: names.systems)
      return .answer(list.lines)
    }
    if subject == .size {
      guard let system = names.system else { throw ParseError(.noSystem, column: 1) }
      let wirings = names.wirings.compactMap { name in system.wirings.first { $0.name == name } }
      let table = SizeTable(of: wirings.isEmpty ? system.wirings : wirings, in: system)
      return .answer(table.lines)
    }
    let option = subject.hasOption ? arguments.optionalWord()?.text : nil
    return .perform { try $0.show(subject, option: option) }
  }.completing { context in
    switch context.before {
    case []: ShowSubject.allCases.map { Suggestion($0.rawValue, $0.summary) }
    case ["flow"]: [Suggestion("mermaid", "as a diagram")]
    case ["source"]: (context.names.system?.files ?? []).map { Suggestion($0, "file") }
    default: []
    }
  }.withForms { _ in
    ShowSubject.allCases.map {
      Form(argument: $0.rawValue, usage: "show \($0.rawValue)", summary: $0.summary)
    }
  }
}
