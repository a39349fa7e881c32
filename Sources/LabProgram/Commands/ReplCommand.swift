import ArgumentParser

/// The conversation: with a person at a terminal, a pipe, a script, or a line of commands.
struct ReplCommand<Lab: Laboratory>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "repl",
      abstract: "Talk to a world, command by command (the default)."
    )
  }

  @Argument(
    help: "A system to begin with, or a script: a FILE.mvc of commands, one a line.",
    completion: Suggestions<Lab>.systemsAndScripts
  )
  var subject: String?

  @OptionGroup var options: ReplOptions<Lab>

  func run() async throws { try await options.run(subject) }
}
