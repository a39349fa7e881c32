extension Command {
  /// Sets two wirings side by side.
  static let contrast = Command(
    "contrast",
    .compare,
    .interactive,
    usage: "contrast on|off",
    "set two wirings side by side, as a terminal does from the beginning"
  ) { arguments, names throws(ParseError) in
    if let word = arguments.words.first,
      let near = names.choice(toContrast: arguments.words.map(\.text))
    {
      let error = CommandError.unknown(.choice, name: word.text, near: .command(near))
      throw ParseError(error, column: word.column)
    }
    let isOn = try arguments.name(.choice, in: ["on", "off"]) == "on"
    return .contrast(isOn)
  }.completingOnce { _ in [Suggestion("on"), Suggestion("off")] }
}

extension KnownNames {
  /// The command that chooses two wirings, or one together with a chosen one; nil if the words name no others.
  fileprivate func choice(toContrast words: [String]) -> String? {
    guard let first = wirings.first, let all = system?.wirings.map(\.name) else { return nil }
    let names = words.flatMap { $0.lowercased().split(separator: ",").map(String.init) }
    guard names.allSatisfy(all.contains) else { return nil }
    if names.count > 1 { return "wirings \(names.joined(separator: ", "))" }
    return names == [first] ? nil : "wirings \(first), \(names.joined(separator: ", "))"
  }
}
