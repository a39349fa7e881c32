extension Command {
  /// Names the screen that a command is about.
  static let `in` = Command(
    prefix: "in",
    .act,
    usage: "in SCREEN COMMAND",
    "name the screen for a command; without it, the one in front is meant"
  )
}

extension Command {
  /// The row of a keyword that precedes a command; a `CommandParts` reads it.
  init(prefix name: String, _ group: Group, usage: Usage, _ summary: String) {
    self.init(name, group, .prefix, usage: usage, summary) { _, _ throws(ParseError) in .answer([])
    }
  }
}
