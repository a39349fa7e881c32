import HeadlessUI

extension WiringRun {
  /// Takes a step in which the user does something to the target of the command.
  ///
  /// `what` names it in a sentence: `the tap on 'Add'`.
  func userEvent(_ what: @autoclosure () -> String, _ body: (Target) throws -> EventResult) throws {
    try step { world in
      switch try body(try target(in: world)) {
      case .heard: return nil
      case .disabled: throw CommandError.disabled(what())
      case .unheard: return "nobody heard \(what())"
      }
    }
  }
}
