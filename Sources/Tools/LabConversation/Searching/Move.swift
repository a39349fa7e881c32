import MVCLab

/// A command about the worlds of one system that was parsed once and can be executed in many.
package struct Move {
  /// The command as a user writes it.
  package let text: String
  /// A number for the text.
  private let number: Int
  private let screen: String?
  private let body: (WiringRun) throws -> Void

  init(text: String, screen: String?, body: @escaping (WiringRun) throws -> Void) {
    (self.text, self.screen, self.body) = (text, screen, body)
    number = text.utf8.reduce(0x2325) { ($0 ^ Int($1)) &* 0x0100_0000_01B3 }
  }

  /// Parses a command; nil if it is no command about a world.
  package init?(_ text: String, _ names: KnownNames) {
    var names = names
    guard let command = try? names.parse(text), case .perform(let body) = command.action else {
      return nil
    }
    self.init(text: text, screen: command.screen, body: body)
  }

  /// A number for the story of a run with this move at its end; the run's story from now on.
  package func lengthenStory(of run: WiringRun) -> Int {
    run.story = (run.story ^ number) &* 0x0100_0000_01B3
    return run.story
  }

  /// Executes it in a run's world; false if the world refuses it, which a run that prints says in a line.
  package func play(in run: WiringRun, _ attention: Attention) -> Bool {
    do { try run.execute(text, in: screen, attention, body) } catch {
      if attention == .printing { run.print(.error, "\(error)") }
      return false
    }
    return true
  }
}
