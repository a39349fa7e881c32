import ArgumentParser

/// The program: what is typed behind `mvclab`.
@main
struct MVCLabCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mvclab",
    abstract:
      "A laboratory for MVC wirings: watch them live, poke them, and see which law they break.",
    discussion: """
      Without a subcommand it is the REPL:

        mvclab todo                               talk to a to-do list
        mvclab todo --wiring correct,misused      to two wirings of it at once
        mvclab -c 'system todo; wirings misused'  the same from a script
        mvclab run Scenarios                      replay scenario files
      """,
    version: Version.text,
    subcommands: [
      ReplCommand.self, RunCommand.self, ContrastCommand.self, SystemsCommand.self,
      RulesCommand.self,
    ],
    defaultSubcommand: ReplCommand.self
  )
}
