import MVCLab

/// A command about the worlds of one system that was parsed once and can be executed in many.
package struct Move {
  /// The command as a user writes it.
  package let text: String
  private let screen: String?
  private let body: (WiringRun) throws -> Void

  fileprivate init(text: String, screen: String?, body: @escaping (WiringRun) throws -> Void) {
    (self.text, self.screen, self.body) = (text, screen, body)
  }

  /// Parses a command; nil if it is no command about a world.
  package init?(_ text: String, _ names: KnownNames) {
    var names = names
    guard let command = try? names.parse(text), case .perform(let body) = command.action else {
      return nil
    }
    (self.text, self.body, screen) = (text, body, command.screen)
  }

  /// Executes it in a run's world; false if the world refuses it.
  package func play(in run: WiringRun, _ attention: Attention) -> Bool {
    (try? run.execute(text, in: screen, attention, body)) != nil
  }
}

extension WiringRun {
  /// A run that a search plays: identities in its world can be told from other numbers.
  package convenience init?(
    searching wiring: Wiring,
    of system: System,
    _ names: KnownNames,
    _ attention: Attention,
    _ storedProperties: StoredProperties,
    crash: Crash?
  ) {
    try? self.init(
      wiring,
      of: system,
      names,
      attention,
      nil,
      storedProperties,
      crash: crash,
      firstIdentity: WiringRun.searchedIdentities
    )
  }

  /// Larger than any other number in a world that a search plays.
  private static let searchedIdentities = 1_000_000_000_000
}

extension KnownNames {
  /// The moves of recorded commands, one for each turn, and the names that are known after them.
  package mutating func moves(of commands: [String]) -> [Move] {
    commands.flatMap { command -> [Move] in
      guard let line = try? CommandLine(command) else { return [] }
      return (0..<CommandLine.turns(of: command)).compactMap { _ in
        guard let turn = try? parseTurn(line), case .perform(let body) = turn.action else {
          return nil
        }
        return Move(text: command, screen: turn.screen, body: body)
      }
    }
  }

  /// The names after the user has chosen a system, when windows of these names may be open.
  package init(searching system: System, withServer: Bool, windows: [String]) {
    self.init(searching: system, withServer: withServer)
    begin(screens: windows)
  }

  /// The names after the user has chosen a system and a wiring.
  package init(searching system: System, withServer: Bool) {
    self.init(systems: [system])
    _ = try? parse("system \(system.name)\(withServer ? " with server" : "")")
    begin(screens: ["first"])
  }
}
