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
  case undo = "line-undo"
  case killLeft = "line-kill-left"
  case killRight = "line-kill-right"
  case killWordLeft = "line-kill-word-left"
  case killWordRight = "line-kill-word-right"
  case yank = "line-yank"
  case yankOlder = "line-yank-older"
  case lastWord = "line-last-word"
  case edit = "line-edit"

  /// The text that `bind -l` in `~/.editrc` prints for the command.
  var help: String {
    switch self {
    case .complete: "complete the word before the cursor"
    case .clearScreen: "clear the screen"
    case .searchOlder: "search the history backwards"
    case .searchNewer: "search the history forwards"
    case .up: "move up in a list or a line, or recall an older line"
    case .down: "move down in a list or a line, or recall a newer line"
    case .right: "insert the hint, or move right"
    case .end: "insert the hint, or move to the end"
    case .nextWord: "insert a word of the hint, or move to the next word"
    case .help: "print help on the command"
    case .breakLine: "insert a line break"
    case .undo: "take the last change back"
    case .killLeft: "kill the text to the left"
    case .killRight: "kill the text to the right"
    case .killWordLeft: "kill the word to the left"
    case .killWordRight: "kill the word to the right"
    case .yank: "insert the killed text"
    case .yankOlder: "replace the inserted text by one that was killed before it"
    case .lastWord: "insert the last word of the line before"
    case .edit: "edit the line in $VISUAL or $EDITOR"
    }
  }
}
