extension Command {
  /// Makes a choice in a menu or an alert.
  static let confirm = Command(
    "confirm",
    .act,
    usage: "confirm NAME",
    "choose from the open menu, alert or sheet"
  ) { arguments, _ throws(ParseError) in
    let name = try arguments.phrase("a name").text
    return .userEvent("the tap on '\(name)'") { try $0.choose(name) }
  }.completingOnce(\.choices)
}
