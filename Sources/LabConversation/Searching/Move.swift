import MVCLab

/// A command about the worlds of one system that was parsed once and can be executed in many.
package struct Move {
  /// The command as a user writes it.
  package let text: String
  private let screen: String?
  private let body: (WiringRun) throws -> Void

  init(text: String, screen: String?, body: @escaping (WiringRun) throws -> Void) {
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

  /// Executes it in a run's world; false if the world refuses it, which a run that prints says in a line.
  package func play(in run: WiringRun, _ attention: Attention) -> Bool {
    do { try run.execute(text, in: screen, attention, body) } catch {
      if attention == .printing { run.print(.error, "\(error)") }
      return false
    }
    return true
  }
}
