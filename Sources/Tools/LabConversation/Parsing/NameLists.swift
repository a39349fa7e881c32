/// The commands that list names, where a user reads an error: at the prompt, or in the shell.
package struct NameLists {
  /// The command for each kind of name.
  private let commands: [NameKind: String]

  /// The commands of the prompt.
  package static let atPrompt = NameLists(
    commands: [
      .system: "show systems", .wiring: "show wirings", .rule: "show rules",
      .symptom: "show rules", .class: "show alive",
    ]
  )

  /// The commands of a program in the shell.
  package static func inShell(of program: String) -> NameLists {
    NameLists(
      commands: [
        .system: "systems", .wiring: "systems SYSTEM", .rule: "rules", .symptom: "rules",
        .lesson: "lesson", .exercise: "exercise",
      ].mapValues { "\(program) \($0)" }
    )
  }

  /// The end of a message about a name of this kind; empty if no command lists such names.
  func hint(for kind: NameKind) -> String {
    if kind == .command || kind == .topic { return "; 'help' lists the commands" }
    if kind == .subject { return "; 'help show' lists them" }
    if kind == .expectation { return "; 'help expect' lists them" }
    return commands[kind].map { "; '\($0)' lists them" } ?? ""
  }
}
