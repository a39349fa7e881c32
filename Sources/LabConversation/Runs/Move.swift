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
  fileprivate static let searchedIdentities = 1_000_000_000_000
}

extension String {
  /// The text of a world that a search plays, with identities as a user's world has them: `#1`, `#2`.
  package var withUsualIdentities: String {
    let identities = WiringRun.searchedIdentities..<2 * WiringRun.searchedIdentities
    var digits = 0
    let mayHaveOne = utf8.contains { byte in
      digits = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? digits + 1 : 0
      return digits > 12
    }
    guard mayHaveOne else { return self }
    return replacing(/[0-9]{13,}/) { match in
      guard let number = Int(match.output), identities.contains(number) else {
        return String(match.output)
      }
      return "\(number - identities.lowerBound + 1)"
    }
  }
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

  /// The commands, with a name for each window that they open without one.
  package mutating func named(_ commands: [String]) -> [String] {
    commands.map { command in
      let known = screens
      _ = moves(of: [command])
      guard let name = screens.last, screens.count == known.count + 1,
        let words = try? CommandLine(command).arguments,
        !words.contains(where: { $0.text == "as" && !$0.isQuoted })
      else { return command }
      return "\(command) as \(name)"
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
