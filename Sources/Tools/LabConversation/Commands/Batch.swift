extension Command {
  /// Pastes several entries.
  static let batch = Command(
    "batch",
    .around,
    [.aboutScreen, .recorded],
    usage: "batch N",
    "paste N entries at once into the screen"
  ) { arguments, _ throws(ParseError) in
    let count = try arguments.number(.count, most: 1000)
    return .step { world, run in
      let screen = try run.touchTarget(in: world).screen
      guard screen.pasteReceiver != nil else { throw CommandError.nothingTo("paste into") }
      screen.pasteByHand(world.assembly.pasteboard(count))
    }
  }
}
