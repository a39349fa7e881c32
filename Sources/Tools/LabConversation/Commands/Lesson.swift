extension Command {
  /// Leads through the course.
  static let lesson = Command(
    "lesson",
    .keep,
    .interactive,
    usage: "lesson [UNIT]",
    "play a unit of the course, and come back"
  ) { arguments, _ throws(ParseError) in
    let unit = arguments.words.isEmpty ? nil : try arguments.phrase("a unit").text
    return .request(.lesson(unit))
  }.completingOnce { _ in [Suggestion("next", "the first one that is not done")] }
}
