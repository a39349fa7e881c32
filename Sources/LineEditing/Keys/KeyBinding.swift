/// A key, as libedit writes it, and the name of the command that it runs.
package struct KeyBinding: Equatable, Sendable {
  package var key: String
  package var command: String
  package var map = Map.insert

  package enum Map: Equatable, Sendable {
    /// Where typed characters are inserted: all of emacs, and vi's insert mode.
    case insert
    case viCommand
  }
}
