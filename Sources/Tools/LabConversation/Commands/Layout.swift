extension Command {
  /// Lays a screen out again.
  static let layout = Command(
    "layout",
    .around,
    [.aboutScreen, .recorded],
    usage: "layout",
    "lay the screen out once more"
  ) { _, _ throws(ParseError) in
    .step { world, run in try run.target(in: world).screen.layOut() }
  }
}
