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
    var topics = [
      HelpTopic("topic", "signs", "what the signs of a transcript mean", SignTable.lines),
      HelpTopic("topic", "keys", "what the keys do at the prompt", KeyTable.lines),
    ]
    topics += Command.all.map { HelpTopic($0, names) }
    for rule in Rule.all(names.laws, names.symptoms) {
      topics.append(HelpTopic("rule", rule.name, rule.sentence, rule.explanation))
    }
    topics += names.systems.map { HelpTopic("system", $0.name, $0.summary) }
    for system in names.system.map({ [$0] }) ?? names.systems { topics += parts(of: system) }
    return topics
  }

  private static func parts(of system: System) -> [HelpTopic] {
    var topics = system.wirings.map { topic(of: $0, of: system) }
    for screen in system.screens {
      topics.append(HelpTopic("screen of \(system.name)", screen.name, screen.summary))
    }
    for action in system.outsideActions {
      topics.append(HelpTopic("outside action of \(system.name)", action.name, action.summary))
    }
    return topics
  }

  private static func topic(of wiring: Wiring, of system: System) -> HelpTopic {
    let kind = "\(wiring.verdict.word) wiring of \(system.name)"
    let explanation = wiring.verdict.purpose.map {
      ["\(wiring.name)  (\(kind))", "  \(wiring.summary)", "  \($0)"]
    }
    return HelpTopic(kind, wiring.name, wiring.summary, explanation ?? [])
  }

  private init(_ command: Command, _ names: KnownNames) {
    self.init("command", command.name, command.summary, command.help(names))
  }

  /// The explanation of the topic with this name, or a line for each topic that mentions the words.
  static func lines(about text: String, _ names: KnownNames) throws(CommandError) -> [String] {
    let topics = all(names)
    let wanted =
      SignTable.explains(text) ? "signs" : Command.named(text)?.name ?? text.lowercased()
    let named = topics.filter { $0.name.lowercased() == wanted }
    guard named.isEmpty else { return Array(named.map(\.lines).joined(separator: [""])) }
    let words = wanted.split(separator: " ")
    let found = topics.filter { $0.mentions(words) }
    guard !found.isEmpty else {
      throw .unknown(
        .topic,
        name: text,
        near: NameLookup.nearest(to: text, in: topics.map(\.name)).map(Near.name)
          ?? names.line(meantBy: wanted).map(Near.line)
      )
    }
    return NameTable(found.map { ($0.name, "\($0.summary)  (\($0.kind))") }).lines
  }

  /// The common commands under their headings, and the names of the others.
  static var commandList: [String] {
    let width = Command.common.map(\.name.count).max() ?? 0
    var lines: [String] = []
    for (heading, commands) in Command.grouped {
      lines.append(heading)
      lines += commands.map { "  \($0.name.fitted(to: width))  \($0.summary)" }
    }
    return lines + [
      "Others: \(Command.others.map(\.name).joined(separator: ", "))",
      "'help signs' explains the signs, 'help keys' the keys, 'help WORD' says more.",
    ]
  }
}

extension Command {
  /// The help of the command: its usage, what it does, its forms, and what ROW can be.
  package func help(_ names: KnownNames) -> [String] {
    let forms = forms(names).map { "  \($0.usage)  \($0.summary)" }
    let namesRow = ([usage.description] + forms).contains { $0.contains("ROW") }
    return [usage.description, "  \(summary)"] + forms
      + (namesRow ? ["  ROW is a row's number or its text: 0, Milk, 'Green Tea'"] : [])
  }
}
