import ArgumentParser

/// What all subcommands have in common: how they end.
enum Program {
  /// Runs `body`, prints what it failed with, and leaves with the exit code it returns.
  static func run(_ body: (Console) async throws -> Int32) async throws {
    Interruption.endsProgram()
    let console = Console(environment: .current)
    do {
      let code = try await body(console)
      try console.flush()
      if code != 0 { throw ExitCode(code) }
    } catch let failure as Failure {
      if failure.code != .noOutput { try? console.flush() }
      Console.complain(failure.message)
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
