import HeadlessUI
import LabText
import MVC
import MVCLab

extension Command {
  /// The laboratory itself: what runs in it, and what it shows.
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
        throw ParseError(.impossible("several wirings", because: reason), column: names[1].column)
      }
      grammar.wirings = found
      grammar.screenNames = ["first"]
      return { try $0.begin() }
    }.completing { context in
      context.wirings { "\($0.verdict.rawValue): \($0.summary)" }
    },
    Command(
      "contrast",
      .lab,
      usage: "contrast on|off",
      "run every command in two wirings, side by side"
    ) { arguments, _ throws(ParseError) in
      let isOn = try arguments.name("choice", in: ["on", "off"]) == "on"
      return { $0.ask(.contrast(isOn)) }
    }.completingOnce { _ in [Suggestion("on"), Suggestion("off")] },
    Command(
      "show",
      .lab,
      usage: "show \(ShowSubject.allCases.map(\.rawValue).joined(separator: "|"))",
      "look at something"
    ) { arguments, _ throws(ParseError) in
      let name = try arguments.name("exhibit", in: ShowSubject.allCases.map(\.rawValue))
      let exhibit = ShowSubject(rawValue: name) ?? .screen
      let option = exhibit.hasOption ? arguments.optionalWord()?.text : nil
      return { try $0.show(exhibit, option: option) }
    }.completing { context in
      switch context.before {
      case []: ShowSubject.allCases.map { Suggestion($0.rawValue, $0.summary) }
      case ["flow"]: [Suggestion("mermaid", "as a diagram")]
      case ["source"]: (context.grammar.system?.files ?? []).map { Suggestion($0, "file") }
      default: []
      }
    },
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
    }.completingOnce { context in context.wirings(\.summary) },
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
        let name = try NameLookup.find(text, "wiring", in: system.wirings.map(\.name))
        if !found.contains(name) { found.append(name) }
      } catch { throw ParseError(error, column: column) }
    }
    return found
  }
}
