import LabText
import MVCLab

/// An entry of the help: something with a name that the help explains.
struct HelpTopic {
  let kind: String
  let name: String
  let summary: String
  private let more: [String]

  /// `more` is the explanation of the topic alone, if there is more to say than its summary.
  init(_ kind: String, _ name: String, _ summary: String, _ more: [String] = []) {
    (self.kind, self.name, self.summary, self.more) = (kind, name, summary, more)
  }

  /// The explanation of the topic alone.
  private var lines: [String] { more.isEmpty ? ["\(name)  (\(kind))", "  \(summary)"] : more }

  /// Whether each of these words is the beginning of the name, or of a word of the explanation.
  private func mentions(_ wanted: [Substring]) -> Bool {
    let text = ([name, summary] + more).joined(separator: " ").lowercased()
    let words = text.split { !$0.isLetter && !$0.isNumber }
    return wanted.allSatisfy { wanted in
      name.lowercased().hasPrefix(wanted) || words.contains { $0.hasPrefix(wanted) }
    }
  }
}

extension HelpTopic {
  /// The topics: the signs, the keys, commands, rules, systems, and what the chosen system has, or what all systems have.
  static func all(_ names: KnownNames) -> [HelpTopic] {
    let systems = names.system.map { [$0] } ?? names.systems
    return [
      HelpTopic("topic", "signs", "what the signs of a transcript mean", SignTable.lines),
      HelpTopic("topic", "keys", "what the keys do at the prompt", KeyTable.lines),
    ]
      + Command.all.map { HelpTopic($0, names) }
      + Rule.all(names.laws, names.symptoms).map {
        HelpTopic("rule", $0.name, $0.sentence, $0.explanation)
      }
      + names.systems.map { HelpTopic("system", $0.name, $0.summary) }
      + systems.flatMap { system in
        system.wirings.map {
          HelpTopic(
            "\($0.verdict.word) wiring of \(system.name)",
            $0.name,
            $0.summary,
            more(about: $0, of: system)
          )
        }
          + system.screens.map { HelpTopic("screen of \(system.name)", $0.name, $0.summary) }
          + system.outsideActions.map {
            HelpTopic("outside action of \(system.name)", $0.name, $0.summary)
          }
      }
  }

  private static func more(about wiring: Wiring, of system: System) -> [String] {
    guard let purpose = wiring.verdict.purpose else { return [] }
    let kind = "\(wiring.verdict.word) wiring of \(system.name)"
    return ["\(wiring.name)  (\(kind))", "  \(wiring.summary)", "  \(purpose)"]
  }

  private init(_ command: Command, _ names: KnownNames) {
    self.init("command", command.name, command.summary, command.help(names))
  }

  /// The explanation of the topic with this name, or a line for each topic that mentions the words.
  static func lines(about text: String, _ names: KnownNames) throws(CommandError) -> [String] {
    let (topics, wanted) = (all(names), Command.named(text)?.name ?? text.lowercased())
    let named = topics.filter { $0.name.lowercased() == wanted }
    guard named.isEmpty else { return Array(named.map(\.lines).joined(separator: [""])) }
    let words = wanted.split(separator: " ")
    let found = topics.filter { $0.mentions(words) }
    guard !found.isEmpty else {
      throw .unknown(
        what: "topic",
        name: text,
        near: NameLookup.nearest(to: text, in: topics.map(\.name)) ?? names.suggestion(for: wanted)
      )
    }
    return NameTable(found.map { ($0.name, "\($0.summary)  (\($0.kind))") }).lines
  }

  /// All commands, under their headings.
  static var commandList: [String] {
    let width = Command.all.map(\.name.count).max() ?? 0
    return Command.Group.allCases.flatMap { group in
      [group.rawValue]
        + Command.all.filter { $0.group == group }
        .map { "  \($0.name.fitted(to: width))  \($0.summary)" }
    } + ["'help signs' explains the signs, 'help keys' the keys, 'help WORD' says more."]
  }
}

extension Command {
  /// Its usage, what it does, and its forms.
  package func help(_ names: KnownNames) -> [String] {
    [usage, "  \(summary)"] + forms(names).map { "  \($0.usage)  \($0.summary)" }
  }
}
