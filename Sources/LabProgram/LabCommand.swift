import ArgumentParser

/// The program: what is typed behind its name.
struct LabCommand<Lab: Laboratory>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Lab.name,
      abstract:
        "A laboratory for MVC wirings: watch them live, poke them, and see which law they break.",
      discussion: """
        Without a subcommand it is the REPL:

        \(examples.map { "  \($0)" }.joined(separator: "\n"))
        """,
      version: Version.text(of: Lab.name),
      subcommands: [
        ReplCommand<Lab>.self, RunCommand<Lab>.self, ContrastCommand<Lab>.self,
        SystemsCommand<Lab>.self, RulesCommand<Lab>.self, NewCommand<Lab>.self,
        ManCommand<Lab>.self,
      ],
      groupedSubcommands: [CommandGroup(name: "Systems", subcommands: systemCommands)],
      defaultSubcommand: ReplCommand<Lab>.self
    )
  }

  /// How the program may be called, with the first of its systems.
  private static var examples: [String] {
    guard let system = Lab.systems.first else { return [] }
    let names = system.wirings.prefix(2).map(\.name)
    let calls = [
      ("\(Lab.name) \(system.name)", "talk to this system"),
      (
        "\(Lab.name) \(system.name) --wiring \(names.joined(separator: ","))",
        names.count == 1 ? "to this wiring of it" : "to two wirings of it at once"
      ),
      (
        "\(Lab.name) -c 'system \(system.name); wirings \(names.last ?? "")'",
        "the same from a script"
      ),
      ("\(Lab.name) run Scenarios", "replay scenario files"),
    ]
    let width = calls.map(\.0.count).max() ?? 0
    return calls.map { call, meaning in
      call + String(repeating: " ", count: width - call.count + 2) + meaning
    }
  }
}
