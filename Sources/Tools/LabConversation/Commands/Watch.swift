extension Command {
  /// Shows a part of each world again after each command.
  static let watch = Command(
    "watch",
    .look,
    .interactive,
    usage: "watch [show SUBJECT|off]",
    "show something again after each command; 'watch' lists what is shown"
  ) { arguments, _ throws(ParseError) in
    guard let word = arguments.words.first else { return .watch(.list) }
    if let subject = ShowSubject(rawValue: word.text.lowercased()) {
      try subject.requireWatchable(column: word.column)
      let near = "watch show \(subject.rawValue)"
      throw ParseError(
        .unknown(.choice, name: word.text, near: .command(near)),
        column: word.column
      )
    }
    guard try arguments.name(.choice, in: ["show", "off"]) == "show" else {
      return .watch(.nothing)
    }
    let column = arguments.words.first?.column ?? 1
    let subject = try ShowSubject(&arguments)
    try subject.requireWatchable(column: column)
    return .watch(.show(subject, option: subject.hasOption ? arguments.optionalWord()?.text : nil))
  }.completing { context in
    switch context.before {
    case []: [Suggestion("show"), Suggestion("off")]
    case ["show"]: ShowSubject.watchable.map { Suggestion($0.rawValue, $0.summary) }
    default: []
    }
  }
}

extension ShowSubject {
  fileprivate static var watchable: [ShowSubject] { allCases.filter(\.isWatchable) }

  fileprivate func requireWatchable(column: Int) throws(ParseError) {
    guard !isWatchable else { return }
    let names = ShowSubject.watchable.map(\.rawValue)
    throw ParseError(.notWatchable(rawValue, expected: names), column: column)
  }
}
