import ArgumentParser
import LabScenarios

/// How every subcommand runs and ends.
enum Program {
  /// Runs `body`, prints the error it throws, and exits with the status it returns.
  ///
  /// Messages begin with `name`.
  static func run(_ name: String, _ body: (Console) async throws -> ExitStatus) async throws {
    Interruption.endsProgram(name)
    Interruption.endsAtQuit()
    let console = Console(program: name, environment: .current)
    do {
      let status = try await body(console)
      try console.flush()
      if status != .well { throw ExitCode(status.rawValue) }
    } catch let error as ExitError {
      if error.status != .unwritable { try? console.flush() }
      console.complain(error.message.inShell(of: name))
      throw ExitCode(error.status.rawValue)
    }
  }
}

extension String {
  /// This message with the program's commands that list names in place of those of its prompt.
  fileprivate func inShell(of program: String) -> String {
    replacing("'show systems' lists", with: "'\(program) systems' lists")
      .replacing("'show wirings' lists", with: "'\(program) systems SYSTEM' lists")
      .replacing("'show rules' lists", with: "'\(program) rules' lists")
  }
}

extension LabCommand {
  /// The names that the user may type in place of a system.
  static var subcommandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }
}
