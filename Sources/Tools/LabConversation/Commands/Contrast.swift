extension Command {
  /// Sets two wirings side by side.
  static let contrast = Command(
    "contrast",
    .lab,
    .interactive,
    usage: "contrast on|off",
    "set two wirings side by side, as a terminal does from the beginning"
  ) { arguments, names throws(ParseError) in
    if let word = arguments.words.first, let near = names.choice(toContrast: word.text) {
      let error = CommandError.unknown(.choice, name: word.text, near: near)
      throw ParseError(error, column: word.column)
    }
    let isOn = try arguments.name(.choice, in: ["on", "off"]) == "on"
    return .contrast(isOn)
  }.completingOnce { _ in [Suggestion("on"), Suggestion("off")] }
}

extension KnownNames {
  /// The command that chooses a wiring together with a chosen one; nil if the word names no other wiring.
  fileprivate func choice(toContrast name: String) -> String? {
    guard let first = wirings.first, let all = system?.wirings.map(\.name),
      let other = all.first(where: { $0 == name.lowercased() }), other != first
    else { return nil }
    return "wirings \(first), \(other)"
  }
}
