import MVCLab

extension KnownNames {
  /// The moves of recorded commands, one for each turn, and the names that are known after them.
  package mutating func moves(of commands: [String]) -> [Move] {
    commands.flatMap { command -> [Move] in
      guard let line = try? CommandParts(command) else { return [] }
      return (0..<CommandParts.turns(of: command)).compactMap { _ in
        guard let turn = try? parseTurn(line), case .perform(let act) = turn.action else {
          return nil
        }
        return Move(CommandTurn(text: command, screen: turn.screen, act: act))
      }
    }
  }

  /// The commands, with a name for each window that they open without one.
  package mutating func named(_ commands: [String]) -> [String] {
    commands.map { command in
      let known = screens
      _ = moves(of: [command])
      guard let name = screens.last, screens.count == known.count + 1,
        let words = try? CommandParts(command).arguments,
        !words.contains(where: { $0.text == "as" && !$0.isQuoted })
      else { return command }
      return "\(command) as \(name)"
    }
  }

  /// The turns of commands that a user typed, as a search plays them: each by itself, and each window with a name.
  ///
  /// What only asks is left out. The turns end before a command that leads to other worlds, goes back, changes the wiring, or
  /// has very many turns.
  package mutating func turns(of commands: [String]) -> [String] {
    var turns: [String] = []
    for command in commands {
      var names = self
      guard let parsed = try? names.parse(command), !parsed.onlyAsks else { continue }
      let count = parsed.repetitions ?? 1
      guard case .perform = parsed.action, parsed.command.name != Command.swap.name,
        count <= KnownNames.mostTurns
      else { return turns }
      for _ in 0..<count { turns += named([parsed.line.text(without: .repeat)]) }
    }
    return turns
  }

  /// The most turns of a command in a story that a search plays.
  private static let mostTurns = 100

  /// The names after the user has chosen a system, when windows of these names may be open.
  package init(searching system: System, withServer: Bool, windows: [String]) {
    self.init(searching: system, withServer: withServer)
    begin(screens: windows)
  }

  /// The names after the user has chosen a system and a wiring.
  package init(searching system: System, withServer: Bool) {
    self.init(systems: [system])
    self.system = system
    self.withServer = withServer || system.server == .always
    begin(screens: ["first"])
  }
}
