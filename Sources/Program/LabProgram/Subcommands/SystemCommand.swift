import ArgumentParser

/// Starts the REPL with one of the lab's systems: the one at `Position`.
///
/// Each system is a subcommand, so that help lists it and shells complete it.
struct SystemCommand<Lab: Laboratory, Position: Ordinal>: ParsableCommand {
  static var configuration: CommandConfiguration {
    let system = Lab.systems[Position.index]
    return CommandConfiguration(commandName: system.name, abstract: "\(system.summary)")
  }

  @Argument(help: .hidden)
  var further: [String] = []

  @OptionGroup var options: ReplOptions<Lab>

  func validate() throws {
    guard let word = further.first, wirings == nil else { return }
    throw ValidationError("Unexpected argument '\(word)'")
  }

  func run() throws {
    guard let wirings else { return try options.run(system) }
    try Program.run(Lab.name) { _ in throw wirings.refusal() }
  }

  private var system: String { Lab.systems[Position.index].name }

  private var wirings: WiringWords<Lab>? { WiringWords([system] + further) }
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
