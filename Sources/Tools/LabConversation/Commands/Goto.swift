extension Command {
  /// Goes to a point of the history.
  static let goto = Command(
    "goto",
    .time,
    .interactive,
    usage: "goto N",
    "go to the state after command N of the history"
  ) { arguments, _ throws(ParseError) in
    .jump(.goTo(try arguments.number(.number)))
  }.completingOnce { context in
    context.commands.enumerated().map { Suggestion("\($0 + 1)", $1) }
  }
}
