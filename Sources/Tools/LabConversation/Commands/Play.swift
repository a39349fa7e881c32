extension Command {
  /// Shows a scenario as a lesson, or executes a script.
  static let play = Command(
    "play",
    .keep,
    .interactive,
    usage: "play FILE",
    "show a scenario step by step, or execute a script"
  ) { arguments, _ throws(ParseError) in
    .request(.play(file: try arguments.file()))
  }.takingFile(\.isEmpty)
}
