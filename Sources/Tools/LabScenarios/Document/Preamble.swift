import LabConversation
import MVCLab

/// Checks the commands of a transcript one by one; the first two choose the scenario's system and
/// wirings.
struct Preamble {
  private(set) var names: KnownNames
  private(set) var wirings: [Wiring] = []
  private(set) var progress = Progress.nothing

  /// What the scenario has chosen so far.
  enum Progress {
    case nothing
    case system
    case ready
    /// The choice is wrong: the lines below can be checked only in part.
    case lost
  }

  init(systems: [System]) { names = KnownNames(systems: systems) }

  /// Checks a command; returns what is wrong with it, and the offset of that place in characters.
  mutating func check(_ text: String) -> (reason: ScenarioError.Reason, offset: Int)? {
    do throws(ParseError) {
      let line = try CommandParts(text)
      if let reason = choose(line) { return (reason, (line.firstWord?.column ?? 1) - 1) }
      if let reason = misplaced(line), let head = line.head { return (reason, head.column - 1) }
      guard progress != .lost || names.system != nil else { return nil }
      if progress == .lost { names.assumeWirings() }
      try names.parse(text)
      if let system = names.system, wirings.isEmpty {
        wirings = names.wirings.compactMap { name in system.wirings.first { $0.name == name } }
      }
      return nil
    } catch {
      if wirings.isEmpty { progress = .lost }
      return (.command(error.reason), error.column - 1)
    }
  }

  private mutating func choose(_ line: CommandParts) -> ScenarioError.Reason? {
    let name = line.firstWord?.text.lowercased()
    switch progress {
    case .nothing:
      progress = name == Command.system.name ? .system : .lost
      return progress == .system ? nil : .noSystem
    case .system:
      progress = name == Command.wirings.name ? .ready : .lost
      return progress == .ready ? nil : .noWirings
    case .ready, .lost: return nil
    }
  }

  private func misplaced(_ line: CommandParts) -> ScenarioError.Reason? {
    guard let command = line.command else { return nil }
    if line.isWalked { return .outOfPlace(CommandParts.Keyword.step.rawValue) }
    if command.isInteractive { return .outOfPlace(command.name) }
    guard command.choosesSubject, !line.prefixes.isEmpty || !wirings.isEmpty else { return nil }
    return .secondSubject(command.name)
  }
}

extension CommandParts {
  fileprivate var firstWord: Word? { prefixes.first?.word ?? head }
}
