extension Command {
  /// Kills the program and launches it again.
  static let relaunch = Command(
    "relaunch",
    .around,
    [.recorded, .needsOffer],
    usage: "relaunch",
    "kill the program and launch it again; only what is stored stays"
  ) { _, names throws(ParseError) in
    if names.system?.openStorage != nil { names.begin(screens: ["first"]) }
    return .other { try $0.relaunch() }
  }
}
