import MVCLab

/// One turn of a command, for a world to take.
package struct CommandTurn {
  /// The command as the user wrote it.
  package let text: String
  /// The screen that the command names after `in`; nil for the one in front.
  let screen: String?
  let act: Act

  /// What a world does in a turn.
  package enum Act {
    /// Takes a step; `body` returns a sentence about a user's action that nothing handled, or nil.
    case step(_ body: (World, WiringRun) throws -> String?)
    /// Answers a question, or changes what is around the world.
    case other(_ body: (WiringRun) throws -> Void)
  }
}
