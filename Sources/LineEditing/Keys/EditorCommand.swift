/// The editor's own commands, by the names that `~/.editrc` can bind to keys.
enum EditorCommand: String, CaseIterable {
  case complete = "line-complete"
  case clearScreen = "line-clear-screen"
  case searchOlder = "line-search-older"
  case searchNewer = "line-search-newer"
  case up = "line-up"
  case down = "line-down"
  case right = "line-right"
  case end = "line-end"
  case nextWord = "line-next-word"
  case help = "line-help"
  case breakLine = "line-break"

  /// The text that `bind -l` in `~/.editrc` prints for the command.
  var help: String {
    switch self {
    case .complete: "complete the word before the cursor"
    case .clearScreen: "clear the screen"
    case .searchOlder: "search the history backwards"
    case .searchNewer: "search the history forwards"
    case .up: "move up a line, or recall an older one"
    case .down: "move down a line, or recall a newer one"
    case .right: "insert the hint, or move right"
    case .end: "insert the hint, or move to the end"
    case .nextWord: "insert a word of the hint, or move to the next word"
    case .help: "print help on the command"
    case .breakLine: "insert a line break"
    }
  }
}
