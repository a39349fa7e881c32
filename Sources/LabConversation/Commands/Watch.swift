extension Command {
  /// Shows a part of each world again after each command.
  static let watch = Command(
    "watch",
    .lab,
    .interactive,
    usage: "watch [show SUBJECT|off]",
    "show something again after each command; 'watch' lists what is shown"
  ) { arguments, _ throws(ParseError) in
    guard !arguments.words.isEmpty else { return .watch(.list) }
    guard try arguments.name(.choice, in: ["show", "off"]) == "show" else {
      return .watch(.nothing)
    }
    let column = arguments.words.first?.column ?? 1
    let subject = try ShowSubject(&arguments)
    guard subject.isWatchable else {
      let names = ShowSubject.allCases.filter(\.isWatchable).map(\.rawValue)
      throw ParseError(
        .unknown(.subjectToWatch, name: subject.rawValue, near: nil, among: names),
        column: column
      )
    }
    return .watch(.show(subject, option: subject.hasOption ? arguments.optionalWord()?.text : nil))
  }.completing { context in
    switch context.before {
    case []: [Suggestion("show"), Suggestion("off")]
    case ["show"]:
      ShowSubject.allCases.filter(\.isWatchable).map { Suggestion($0.rawValue, $0.summary) }
    default: []
    }
  }
}
