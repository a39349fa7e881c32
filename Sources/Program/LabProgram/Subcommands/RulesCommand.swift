import ArgumentParser
import LabConversation
import LabWorkers
import MVCLab

/// Lists all that the lab checks, or explains a law or a symptom.
struct RulesCommand<Lab: Laboratory>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "rules",
      abstract: "List the laws, symptoms and promises, or explain one."
    )
  }

  @Argument(help: "A law, symptom or promise.", completion: Suggestions<Lab>.rules)
  var rule: String?

  func run() throws {
    try Program.run(Lab.name) { console in
      guard let rule else {
        try console.list(RuleList(of: Lab.systems).lines)
        return .well
      }
      let rules = Rule.all(of: Lab.systems) + Rule.promises(of: Lab.systems)
      let found = try rules.named(rule, .rule, by: \.name)
      let workplace = console.processes(patience: PatienceOption.usual)
      let mention = Lab.course.mention(of: found.name, Lab.systems, playedIn: workplace)
      try console.list(found.explanation + mention)
      return .well
    }
  }
}
