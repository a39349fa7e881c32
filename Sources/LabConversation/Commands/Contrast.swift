extension Command {
  /// Sets two wirings side by side.
  static let contrast = Command(
    "contrast",
    .lab,
    .interactive,
    usage: "contrast on|off",
    "run every command in two wirings, side by side"
  ) { arguments, _ throws(ParseError) in
    let isOn = try arguments.name("choice", in: ["on", "off"]) == "on"
    return .contrast(isOn)
  }.completingOnce { _ in [Suggestion("on"), Suggestion("off")] }
}
