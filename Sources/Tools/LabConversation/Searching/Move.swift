import MVCLab

/// A command about the worlds of one system that was parsed once and can be executed in many.
package struct Move {
  private let turn: CommandTurn
  /// A number for the text.
  private let number: Int

  init(_ turn: CommandTurn) {
    self.turn = turn
    number = turn.text.utf8.reduce(0x2325) { ($0 ^ Int($1)) &* 0x0100_0000_01B3 }
  }

  /// Parses a command; nil if it is no command about a world.
  package init?(_ text: String, _ names: KnownNames) {
    var names = names
    guard let command = try? names.parse(text), case .perform(let act) = command.action else {
      return nil
    }
    self.init(CommandTurn(text: text, screen: command.screen, act: act))
  }

  /// The command as a user writes it.
  package var text: String { turn.text }

  /// A number for the story of a run with this move at its end; the run's story from now on.
  package func lengthenStory(of run: WiringRun) -> Int {
    run.story = (run.story ^ number) &* 0x0100_0000_01B3
    return run.story
  }

  /// Executes it in a run's world; false if the world refuses it, which a run that prints says in a line.
  ///
  /// A move that is known to end the world is not executed: the world ends for the reason `end`.
  package func play(in run: WiringRun, _ attention: Attention, endedBecause end: String?) -> Bool {
    do { try run.take(turn, attention, endedBecause: end) } catch {
      if attention == .printing { run.print(.error, "\(error)") }
      return false
    }
    return true
  }
}
