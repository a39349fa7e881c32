extension Command {
  /// Goes back in the history.
  static let undo = Command(
    "undo",
    .time,
    .interactive,
    usage: "undo [N]",
    "take back the last command, or the last N"
  ) { arguments, _ throws(ParseError) in
    .jump(.undo(arguments.words.isEmpty ? 1 : try arguments.number(.count)))
  }
}
