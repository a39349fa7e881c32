import ArgumentParser

/// Starts the REPL: at a terminal, or with the commands of a pipe, a script, or `-c`.
struct ReplCommand<Lab: Laboratory>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "repl",
      abstract: "Talk to a world, command by command (the default)."
    )
  }

  @Argument(
    help: "A system to begin with, or a script FILE.mvc with a command on each line.",
    completion: Suggestions<Lab>.systemsAndScripts
  )
  var subject: String?

  @OptionGroup var options: ReplOptions<Lab>

  func run() async throws { try await options.run(subject) }
}
