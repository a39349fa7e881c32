import HeadlessUI
import LabText
import MVC
import MVCLab

/// Something that `help` can tell about.
struct HelpTopic {
  let kind: String
  let name: String
  let summary: String
  private let more: [String]

  /// `more` is what is told of it alone, if there is more to tell.
  init(_ kind: String, _ name: String, _ summary: String, _ more: [String] = []) {
    (self.kind, self.name, self.summary, self.more) = (kind, name, summary, more)
  }

  /// What is told of it alone.
  private var lines: [String] {
    more.isEmpty ? ["\(name)  (\(kind))", "  \(summary)"] : more
  }

  /// Whether each of these words is the beginning of one of its own, or of its name.
  private func speaks(of wanted: [Substring]) -> Bool {
    let text = ([name, summary] + more).joined(separator: " ").lowercased()
    let words = text.split { !$0.isLetter && !$0.isNumber }
    return wanted.allSatisfy { wanted in
      name.lowercased().hasPrefix(wanted) || words.contains { $0.hasPrefix(wanted) }
    }
  }
}

extension HelpTopic {
  /// All that has a name: commands, rules, exhibits, and what the system has, or all systems have.
  static func all(in grammar: Grammar) -> [HelpTopic] {
    let systems = grammar.system.map { [$0] } ?? grammar.systems
    return Command.all.map { HelpTopic($0, in: grammar.system) }
      + [
        HelpTopic(
          "command",
          "in",
          "address a screen by its name",
          ["in SCREEN COMMAND", "  address a screen by its name"]
        )
      ]
      + Rule.all(in: grammar.laws).map { HelpTopic("rule", $0.name, $0.sentence, $0.explanation) }
      + grammar.systems.map { HelpTopic("system", $0.name, $0.summary) }
      + systems.flatMap { system in
        system.wirings.map {
          HelpTopic("\($0.verdict.rawValue) wiring of \(system.name)", $0.name, $0.summary)
        }
          + system.screens.map { HelpTopic("screen of \(system.name)", $0.name, $0.summary) }
          + system.outsideActions.map {
            HelpTopic("outside action of \(system.name)", $0.name, $0.summary)
          }
      }
  }

  private init(_ command: Command, in system: System?) {
    var lines = [command.usage, "  \(command.summary)"]
    switch command.name {
    case "show": lines += ShowSubject.allCases.map { "  show \($0.rawValue)  \($0.summary)" }
    case "outside":
      lines += (system?.outsideActions ?? []).map {
        "  outside \($0.name) \($0.usage)  \($0.summary)"
      }
    default: break
    }
    self.init("command", command.name, command.summary, lines)
  }

  /// What is to be told about a text: of what it names, all; else, in a line each, what speaks of it.
  static func lines(about text: String, in grammar: Grammar) throws(CommandError) -> [String] {
    let (topics, wanted) = (all(in: grammar), text.lowercased())
    let named = topics.filter { $0.name.lowercased() == wanted }
    guard named.isEmpty else { return Array(named.map(\.lines).joined(separator: [""])) }
    let words = wanted.split(separator: " ")
    let found = topics.filter { $0.speaks(of: words) }
    guard !found.isEmpty else {
      throw .unknown(
        what: "topic",
        name: text,
        near: NameLookup.nearest(to: text, in: topics.map(\.name))
      )
    }
    let width = found.map(\.name.columns).max() ?? 0
    return found.map { "\($0.name.fitted(to: width))  \($0.summary)  (\($0.kind))" }
  }
}
