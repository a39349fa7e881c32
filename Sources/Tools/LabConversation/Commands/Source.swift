extension Command {
  /// Executes the commands in a file.
  static let source = Command(
    "source",
    .keep,
    .interactive,
    usage: "source FILE",
    "execute the commands in a script, or in a scenario"
  ) { arguments, _ throws(ParseError) in
    .request(.source(file: try arguments.file()))
  }.takingFile(\.isEmpty)
}
