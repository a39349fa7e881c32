import ArgumentParser
import LabScenarios
import LabWorkers

/// How every subcommand runs and ends.
enum Program {
  /// Runs `body`, prints the error it throws, and exits with the status it returns.
  ///
  /// Messages begin with `name`.
  static func run(_ name: String, _ body: (Console) throws -> ExitStatus) throws {
    Interruption.onCtrlC(.endsProgram(name))
    Interruption.letSignalsIn()
    Interruption.endsAtQuit()
    OwnCrash.ends(name, with: ExitStatus.bug.rawValue)
    let console = Console(program: name, environment: .current)
    do {
      let status = try body(console)
      try console.flush()
      if status != .well { throw ExitCode(status.rawValue) }
    } catch let error as ExitError {
      if error.status != .unwritable { try? console.flush() }
      console.complain(error.message(inShellOf: name))
      throw ExitCode(error.status.rawValue)
    }
  }
}

extension LabCommand {
  /// The names that the user may type in place of a system.
  static var subcommandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }
}
