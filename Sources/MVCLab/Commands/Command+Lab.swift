extension Command {
  /// The laboratory itself: what runs in it, what it shows, and its memory.
  static let lab: [Command] = [
    system,
    Command(
      "wirings",
      .lab,
      usage: "wirings NAME, …",
      "choose wirings, and begin a new world in each"
    ) { arguments, grammar throws(ParseError) in
      let names = try arguments.list("a wiring")
      let found = try wiringNames(names, grammar)
      if let file = grammar.storageFile, found.count > 1 {
        let reason = "one wiring at a time keeps its rows in \(file.inQuotes)"
        throw ParseError(.notHere("several wirings", because: reason), column: names[1].column)
      }
      grammar.wirings = found
      grammar.screenNames = ["first"]
      return { try $0.begin() }
    }.completing { context in
      (context.grammar.system?.wirings ?? [])
        .map { Candidate($0.name, "\($0.verdict.rawValue): \($0.summary)") }
    },
    Command(
      "contrast",
      .lab,
      usage: "contrast on|off",
      "run every command in two wirings, side by side"
    ) { arguments, _ throws(ParseError) in
      let isOn = try arguments.name("choice", in: ["on", "off"]) == "on"
      return { $0.ask(.contrast(isOn)) }
    }.completing { _ in [Candidate("on"), Candidate("off")] },
    Command(
      "show",
      .lab,
      usage: "show \(Exhibit.allCases.map(\.rawValue).joined(separator: "|"))",
      "look at something"
    ) { arguments, _ throws(ParseError) in
      let name = try arguments.name("exhibit", in: Exhibit.allCases.map(\.rawValue))
      let exhibit = Exhibit(rawValue: name) ?? .screen
      let option = exhibit.hasOption ? arguments.optionalWord()?.text : nil
      return { try $0.show(exhibit, option: option) }
    }.completing { _ in Exhibit.allCases.map { Candidate($0.rawValue, $0.summary) } },
    Command("undo", .lab, usage: "undo [N]", "take back the last command, or the last N") {
      arguments,
      _ throws(ParseError) in
      let count = arguments.words.isEmpty ? 1 : try arguments.number("count")
      return { try $0.undo(count) }
    },
    Command("redo", .lab, usage: "redo [N]", "do again what was taken back") {
      arguments,
      _ throws(ParseError) in
      let count = arguments.words.isEmpty ? 1 : try arguments.number("count")
      return { try $0.redo(count) }
    },
    Command("history", .lab, usage: "history", "list the commands of this story") {
      _,
      _ throws(ParseError) in
      { session in
        for (index, command) in session.story.enumerated() {
          session.say(.answer, "\(index + 1)  \(command)")
        }
      }
    },
    Command("save", .lab, usage: "save FILE", "write this story as a scenario") {
      arguments,
      _ throws(ParseError) in
      let file = try arguments.phrase("a file").text
      return { $0.ask(.save(file: file)) }
    },
    Command("source", .lab, usage: "source FILE", "carry out the commands in a file") {
      arguments,
      _ throws(ParseError) in
      let file = try arguments.phrase("a file").text
      return { $0.ask(.source(file: file)) }
    },
    Command(
      "repeat",
      .lab,
      usage: "repeat N COMMAND",
      "carry out a command N times",
      read: readRepeat
    ),
    Command(
      "swap",
      .lab,
      usage: "swap WIRING",
      "exchange the controllers and keep the model"
    ) { arguments, grammar throws(ParseError) in
      let word = try arguments.word("a wiring")
      let name = try wiringNames([(word.text, word.column)], grammar)[0]
      return { session in
        try session.step { world in
          if let wiring = world.system.wirings.first(where: { $0.name == name }) {
            world.swap(to: wiring)
          }
          return nil
        }
      }
    }.completing { context in
      (context.grammar.system?.wirings ?? []).map { Candidate($0.name, $0.summary) }
    },
    Command(
      "explain",
      .lab,
      usage: "explain RULE",
      "say why a rule or symptom matters"
    ) { arguments, grammar throws(ParseError) in
      let rules = Rule.all(in: grammar.laws)
      let name = try arguments.name("rule", in: rules.map(\.name))
      return { session in
        for line in rules.first(where: { $0.name == name })?.explanation ?? [] {
          session.say(.answer, line)
        }
      }
    }.completing { context in
      context.grammar.laws.map { Candidate($0.name, "breach") }
        + Symptom.Kind.allCases.map { Candidate($0.rawValue, "symptom") }
    },
    Command(
      "help",
      .lab,
      usage: "help [COMMAND]",
      "list the commands, or explain one"
    ) { arguments, _ throws(ParseError) in
      let name =
        arguments.words.isEmpty ? nil : try arguments.name("command", in: Command.all.map(\.name))
      return { $0.help(name) }
    }.completing { _ in Command.all.map { Candidate($0.name, $0.summary) } },
    Command("quit", .lab, usage: "quit", "leave") { _, _ throws(ParseError) in
      { $0.ask(.quit) }
    },
  ]

  private static func wiringNames(
    _ names: [(text: String, column: Int)],
    _ grammar: Grammar
  ) throws(ParseError) -> [String] {
    guard let system = grammar.system else {
      throw ParseError(.noSystem, column: names.first?.column ?? 1)
    }
    var found: [String] = []
    for (text, column) in names {
      do {
        let name = try Names.find(text, "wiring", in: system.wirings.map(\.name))
        if !found.contains(name) { found.append(name) }
      } catch { throw ParseError(error, column: column) }
    }
    return found
  }

  @Sendable private static func readRepeat(
    _ arguments: inout Arguments,
    _ grammar: inout Grammar
  ) throws(ParseError) -> (Session) throws -> Void {
    let count = try arguments.number("count", most: 1_000_000)
    guard let first = arguments.words.first else {
      throw ParseError(.missing(what: "a command", usage: arguments.usage), column: arguments.end)
    }
    let words = Array(arguments.words)
    let head = words[first.text.lowercased() == "in" && words.count > 2 ? 2 : 0]
    let command = Command.named(head.text)
    guard command?.isPartOfStory ?? true else {
      throw ParseError(
        .notHere("repeat \(head.text)", because: "only what is part of a story can be repeated"),
        column: head.column
      )
    }
    arguments.words = []
    let whole = arguments.line
    let text = String(whole.dropFirst(first.column - 1))
    do { _ = try grammar.read(text) } catch {
      throw ParseError(error.complaint, column: error.column + first.column - 1)
    }
    return { $0.repeat(text, count, as: whole) }
  }
}

extension Session {
  fileprivate func undo(_ count: Int) throws(Complaint) {
    guard !story.isEmpty else { throw .nothingTo("undo") }
    let before = undone
    undone += story.suffix(count).reversed()
    do { try become(Array(story.dropLast(count))) } catch {
      undone = before
      throw error
    }
  }

  fileprivate func redo(_ count: Int) throws(Complaint) {
    guard !undone.isEmpty else { throw .nothingTo("redo") }
    let again = undone.suffix(count).reversed()
    undone.removeLast(again.count)
    try become(story + again)
  }

  /// Carries out a command several times; to the story it is one, `whole`, if it was carried out once.
  fileprivate func `repeat`(_ command: String, _ count: Int, as whole: String) {
    let before = story.count
    var done = 0
    while done < count, world?.hasEnded != true, !shouldStop() {
      perform(command)
      done += 1
    }
    let isCut = done < count && world?.hasEnded != true
    remember(isCut ? "repeat \(done) \(command)" : whole, behind: before)
    if isCut { say(.error, "interrupted; '\(command)' was carried out \(counted(done, "time"))") }
  }

  fileprivate func help(_ name: String?) {
    if let command = name.flatMap(Command.named) {
      say(.answer, command.usage)
      say(.answer, "  \(command.summary)")
      if command.name == "outside" {
        for action in grammar.system?.outsideActions ?? [] {
          say(.answer, "  outside \(action.name) \(action.usage)  \(action.summary)")
        }
      }
      return
    }
    let width = Command.all.map(\.name.count).max() ?? 0
    for group in Command.Group.allCases {
      say(.answer, group.rawValue)
      for command in Command.all where command.group == group {
        let name = command.name + String(repeating: " ", count: width - command.name.count)
        say(.answer, "  \(name)  \(command.summary)")
      }
    }
    say(.answer, "'in SCREEN COMMAND' addresses a screen by its name; 'help COMMAND' says more.")
  }
}
