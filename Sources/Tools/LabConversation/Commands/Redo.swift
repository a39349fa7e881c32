extension Command {
  /// Goes forward in the history.
  static let redo = Command(
    "redo",
    .time,
    .interactive,
    usage: "redo [N]",
    "execute the next undone command again, or the next N"
  ) { arguments, _ throws(ParseError) in
    .jump(.redo(arguments.words.isEmpty ? 1 : try arguments.number(.count)))
  }
}
