/// What a parsed command asks for.
package enum Action {
  /// Each world executes it.
  case perform((WiringRun) throws -> Void)
  /// The laboratory answers these lines, whatever the world.
  case answer([String])
  /// The laboratory lists the commands, or explains the word at this column.
  case help(String?, column: Int)
  /// A system was chosen: the worlds end.
  case chooseSystem
  /// Wirings were chosen: new worlds begin.
  case chooseWirings
  /// The worlds go to another point of the history.
  case move(Move)
  /// The laboratory lists the history.
  case listHistory
  /// The conversation begins or ends to compare two wirings.
  case contrast(Bool)
  /// Only the caller of the conversation can do it.
  case request(Reply.Request)

  /// A way through the history.
  package enum Move {
    /// Back by so many commands.
    case undo(Int)
    /// Forward by so many commands.
    case redo(Int)
    /// To the state after the command of this number.
    case goTo(Int)
  }
}
