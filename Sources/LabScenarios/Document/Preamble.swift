import LabConversation
import MVCLab

/// Checks the commands of a transcript one after the other, and learns from the first two which
/// system and wirings the scenario is about.
struct Preamble {
  private(set) var names: KnownNames
  private(set) var wirings: [Wiring] = []
  private(set) var stage = Stage.nothing

  /// What the scenario has chosen so far.
  enum Stage {
    case nothing
    case system
    case ready
    /// The choice is wrong: of what follows, only commands can be checked, if there is a system.
    case lost
  }

  init(systems: [System]) { names = KnownNames(systems: systems) }

  /// Checks a command; returns what is wrong with it and how many characters into it.
  mutating func check(_ text: String) -> (reason: ScenarioError.Reason, offset: Int)? {
    do throws(ParseError) {
      let line = try CommandLine(text)
      if let reason = introduce(line) { return (reason, (line.firstWord?.column ?? 1) - 1) }
      if let reason = misplaced(line), let head = line.head { return (reason, head.column - 1) }
      guard stage != .lost || names.system != nil else { return nil }
      if stage == .lost { names.assumeWirings() }
      try names.parse(text)
      if let system = names.system, wirings.isEmpty {
        wirings = names.wirings.compactMap { name in system.wirings.first { $0.name == name } }
      }
      return nil
    } catch {
      if wirings.isEmpty { stage = .lost }
      return (.command(error.reason), error.column - 1)
    }
  }

  private mutating func introduce(_ line: CommandLine) -> ScenarioError.Reason? {
    let name = line.firstWord?.text.lowercased()
    switch stage {
    case .nothing:
      stage = name == Command.system.name ? .system : .lost
      return stage == .system ? nil : .noSystem
    case .system:
      stage = name == Command.wirings.name ? .ready : .lost
      return stage == .ready ? nil : .noWirings
    case .ready, .lost: return nil
    }
  }

  private func misplaced(_ line: CommandLine) -> ScenarioError.Reason? {
    guard let command = line.head.flatMap({ Command.named($0.text) }) else { return nil }
    if command.isInteractive { return .outOfPlace(command.name) }
    guard command.choosesSubject, !line.prefixes.isEmpty || !wirings.isEmpty else { return nil }
    return .secondSubject(command.name)
  }
}

extension CommandLine {
  fileprivate var firstWord: Word? { prefixes.first?.word ?? head }
}
