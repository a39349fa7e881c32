/// A key in libedit's notation, and the name of the command that it runs.
package struct KeyBinding: Equatable, Sendable {
  package var key: String
  package var command: String
  package var map = Map.insert

  package enum Map: Equatable, Sendable {
    /// The map of emacs, and of vi's insert mode.
    case insert
    /// The map of vi's command mode.
    case viCommand
  }
}
