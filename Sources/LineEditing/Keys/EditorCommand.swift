/// The commands that are ours, by the names `~/.editrc` may bind them with.
enum EditorCommand: String {
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
}
