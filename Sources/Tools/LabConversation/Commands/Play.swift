extension Command {
  /// Executes the commands in a file one by one, each when the user wants it.
  static let play = Command(
    "play",
    .lab,
    .interactive,
    usage: "play FILE",
    "execute the commands in a file one by one, with Enter; 'b' goes back"
  ) { arguments, _ throws(ParseError) in
    .request(.play(file: try arguments.file()))
  }.takingFile(\.isEmpty)
}
