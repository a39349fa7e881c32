import ArgumentParser

/// What all subcommands have in common: how they end.
enum Program {
  /// Runs `body`, prints what it failed with, and leaves with the exit code it returns.
  ///
  /// Messages begin with `name`.
  static func run(_ name: String, _ body: (Console) async throws -> Int32) async throws {
    Interruption.endsProgram(name)
    let console = Console(program: name, environment: .current)
    do {
      let code = try await body(console)
      try console.flush()
      if code != 0 { throw ExitCode(code) }
    } catch let failure as ExitError {
      if failure.code != .noOutput { try? console.flush() }
      console.complain(failure.message)
      throw ExitCode(failure.code.rawValue)
    }
  }
}

extension LabCommand {
  /// What may be typed in the place of a system.
  static var subcommandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }
}
