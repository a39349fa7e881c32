extension Command {
  /// Lets virtual time pass.
  package static let advance = Command(
    "advance",
    .around,
    usage: "advance DURATION",
    "let time pass, such as 500ms or 2s"
  ) { arguments, _ throws(ParseError) in
    let duration = try arguments.duration()
    return .step { world, _ in world.runtime.clock.advance(by: duration) }
  }.completingOnce { _ in [Suggestion("500ms"), Suggestion("2s")] }
}
