extension Command {
  /// Lists the history.
  static let history = Command(
    "history",
    .time,
    .interactive,
    usage: "history",
    "list the commands so far, and their numbers"
  ) { _, _ throws(ParseError) in .listHistory }
}
