import ArgumentParser

/// Starts the REPL with one of the lab's systems: the one at `Position`.
///
/// Each system is a subcommand, so that help lists it and shells complete it.
struct SystemCommand<Lab: Laboratory, Position: Ordinal>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    let system = Lab.systems[Position.index]
    return CommandConfiguration(commandName: system.name, abstract: "\(system.summary)")
  }

  @Argument(help: .hidden)
  var further: [String] = []

  @OptionGroup var options: ReplOptions<Lab>

  func validate() throws {
    guard let word = further.first, !namesWirings else { return }
    throw ValidationError("Unexpected argument '\(word)'")
  }

  func run() async throws {
    let system = Lab.systems[Position.index].name
    guard namesWirings else { return try await options.run(system) }
    let call = "\(Lab.name) \(system) --wiring \(further.joined(separator: ","))"
    try await Program.run(Lab.name) { _ in
      throw ExitError(.usage, "'\(further[0])' is a wiring; '\(call)' begins with it")
    }
  }

  /// Whether the words after the system are wirings, which an option names.
  private var namesWirings: Bool {
    let wirings = Lab.systems[Position.index].wirings.map(\.name)
    return !further.isEmpty && further.allSatisfy { wirings.contains($0) }
  }
}

/// A number as a type: the parser tells subcommands apart by their types.
protocol Ordinal { static var index: Int { get } }
enum First: Ordinal { static var index: Int { 0 } }
enum Next<Before: Ordinal>: Ordinal { static var index: Int { Before.index + 1 } }

extension LabCommand {
  /// A subcommand for each system.
  static var systemCommands: [any ParsableCommand.Type] { systemCommands(from: First.self) }

  private static func systemCommands<Position: Ordinal>(
    from position: Position.Type
  ) -> [any ParsableCommand.Type] {
    guard position.index < Lab.systems.count else { return [] }
    return [SystemCommand<Lab, Position>.self] + systemCommands(from: Next<Position>.self)
  }
}
