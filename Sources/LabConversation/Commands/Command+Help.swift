import HeadlessUI
import LabText
import MVC
import MVCLab

extension Command {
  /// What there is, what it means, and how to leave.
  static let help: [Command] = [
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
    }.completingOnce { context in
      context.grammar.laws.map { Suggestion($0.name, "breach") }
        + Symptom.Kind.allCases.map { Suggestion($0.rawValue, "symptom") }
    },
    Command(
      "help",
      .lab,
      usage: "help [WORD…]",
      "list the commands, explain one, or find what speaks of a word"
    ) { arguments, grammar throws(ParseError) in
      guard !arguments.words.isEmpty else { return { $0.listCommands() } }
      let (text, column) = try arguments.phrase("a word")
      guard text.contains(where: { !$0.isWhitespace }) else {
        throw ParseError(.missing(what: "a word", usage: arguments.usage), column: column)
      }
      let lines: [String]
      do throws(CommandError) { lines = try HelpTopic.lines(about: text, in: grammar) } catch {
        throw ParseError(error, column: column)
      }
      return { session in for line in lines { session.say(.answer, line) } }
    }.completing { context in
      HelpTopic.all(in: context.grammar).map { Suggestion($0.name, $0.summary) }
    },
    Command("quit", .lab, usage: "quit", "leave") { _, _ throws(ParseError) in
      { $0.ask(.quit) }
    },
  ]
}

extension Session {
  fileprivate func listCommands() {
    let width = Command.all.map(\.name.count).max() ?? 0
    for group in Command.Group.allCases {
      say(.answer, group.rawValue)
      for command in Command.all where command.group == group {
        let name = command.name + String(repeating: " ", count: width - command.name.count)
        say(.answer, "  \(name)  \(command.summary)")
      }
    }
    say(.answer, "'in SCREEN COMMAND' addresses a screen by its name; 'help WORD' says more.")
  }
}
