extension Command {
  /// Shows a scenario as a lesson.
  static let play = Command(
    "play",
    .keep,
    .interactive,
    usage: "play FILE",
    "show a scenario step by step, as 'lesson' does in the shell"
  ) { arguments, _ throws(ParseError) in
    .request(.play(file: try arguments.file()))
  }.takingFile(\.isEmpty)
}
