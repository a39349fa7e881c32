import ArgumentParser
import LabConversation
import MVCLab

/// Lists what the lab looks for, and why.
struct RulesCommand<Lab: Laboratory>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "rules",
      abstract: "List the laws and symptoms, or explain one."
    )
  }

  @Argument(help: "A law or symptom.", completion: Suggestions<Lab>.rules)
  var rule: String?

  func run() async throws {
    try await Program.run(Lab.name) { console in
      guard let rule else {
        for rule in Rule.all(of: Lab.systems) { try console.line("\(rule.name): \(rule.sentence)") }
        return .well
      }
      let found = try Rule.all(of: Lab.systems).named(rule, "rule", by: \.name)
      for line in found.explanation { try console.line(line) }
      return .well
    }
  }
}
