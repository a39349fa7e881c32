import MVC

extension Command {
  /// Lets virtual time pass.
  static let advance = Command(
    "advance",
    .world,
    .recorded,
    usage: "advance DURATION",
    "let time pass, such as 500ms or 2s"
  ) { arguments, _ throws(ParseError) in
    let duration = try arguments.duration()
    return .perform { run in
      try run.step { world in
        world.runtime.clock.advance(by: duration)
        return nil
      }
    }
  }.completingOnce { _ in [Suggestion("500ms"), Suggestion("2s")] }
}
