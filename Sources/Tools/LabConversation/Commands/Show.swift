extension Command {
  /// Shows a part of the world or of the wiring.
  static let show = Command(
    "show",
    .look,
    usage: "show \(ShowSubject.allCases.map(\.rawValue).joined(separator: "|"))",
    "look at something"
  ) { arguments, names throws(ParseError) in
    let subject = try ShowSubject(&arguments)
    if subject == .diff { return .showDifference }
    if let lines = try subject.lines(names) { return .answer(lines) }
    let option = subject.hasOption ? arguments.optionalWord()?.text : nil
    return .other { try $0.show(subject, option: option) }
  }.completing { context in
    switch context.before {
    case []: ShowSubject.allCases.map { Suggestion($0.rawValue, $0.summary) }
    case ["flow"]: [Suggestion("calls", "with plain calls")]
    case ["source"]: (context.names.system?.files ?? []).map { Suggestion($0, "file") }
    default: []
    }
  }.withForms { _ in
    ShowSubject.allCases.map {
      Form(argument: $0.rawValue, usage: "show \($0.rawValue)", summary: $0.summary)
    }
  }
}

extension ParsedCommand {
  /// Whether it answers with lines of source, or with paragraphs, which two columns have no room for.
  var showsSource: Bool {
    command.name == Command.why.name
      || command.name == Command.show.name
        && line.arguments.first.flatMap { ShowSubject(rawValue: $0.text.lowercased()) }?.isSource
          == true
  }
}

extension ShowSubject {
  /// Reads a subject; a word of another program stands for ours.
  init(_ arguments: inout Arguments) throws(ParseError) {
    if let word = arguments.words.first, ShowSubject(rawValue: word.text.lowercased()) == nil {
      let name = word.text.lowercased()
      if let near = otherNames[name] {
        throw ParseError(
          .unknown(.subject, name: word.text, near: .name(near)),
          column: word.column
        )
      }
      if Command.named(name) != nil {
        throw ParseError(.isCommand(name, without: "show"), column: word.column)
      }
    }
    self = try arguments.choice(.subject)
  }

  /// The answer, if it does not depend on a world.
  fileprivate func lines(_ names: KnownNames) throws(ParseError) -> [String]? {
    switch self {
    case .rules: return (names.system.map(RuleList.init) ?? RuleList(of: names.systems)).lines
    case .systems: return NameTable(names.systems.map { ($0.name, $0.summary) }).lines
    case .wirings:
      guard let system = names.system else { throw ParseError(.noSystem, column: 1) }
      return NameTable(
        system.wirings.map { ($0.name, "\($0.verdict.word): \($0.summary)") }
      ).lines
    case .size:
      guard let system = names.system else { throw ParseError(.noSystem, column: 1) }
      let wirings = names.wirings.compactMap { name in system.wirings.first { $0.name == name } }
      return SizeTable(of: wirings.isEmpty ? system.wirings : wirings, in: system).lines
    case .screen, .diff, .model, .flow, .cost, .alive, .code, .source, .requests: return nil
    }
  }
}

/// What a user may call our subjects.
private let otherNames = [
  "breaches": "code", "changes": "diff", "findings": "code", "hops": "flow", "laws": "rules",
  "objects": "alive",
  "server": "requests", "symptoms": "rules",
]
