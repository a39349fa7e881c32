/// The commands that list names, where a user reads an error: at the prompt, or in the shell.
package struct NameLists {
  private let systems: String
  private let wirings: String
  private let rules: String

  /// The commands of the prompt.
  package static let atPrompt = NameLists(
    systems: "show systems",
    wirings: "show wirings",
    rules: "show rules"
  )

  /// The commands of a program in the shell.
  package static func inShell(of program: String) -> NameLists {
    NameLists(
      systems: "\(program) systems",
      wirings: "\(program) systems SYSTEM",
      rules: "\(program) rules"
    )
  }

  /// The end of a message about a name of this kind; empty if no command lists such names.
  func hint(for what: String) -> String {
    switch what {
    case "command", "topic": "; 'help' lists the commands"
    case "subject": "; 'help show' lists them"
    case "system": "; '\(systems)' lists them"
    case "wiring": "; '\(wirings)' lists them"
    case "rule", "symptom": "; '\(rules)' lists them"
    default: ""
    }
  }
}
