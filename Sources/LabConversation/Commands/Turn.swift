import MVC

extension Command {
  /// Runs the main queue.
  static let turn = Command("turn", .world, .recorded, usage: "turn", "run the main queue's work") {
    _, _ throws(ParseError) in
    .perform { run in
      try run.step { world in
        world.runtime.mainQueue.turn()
        return nil
      }
    }
  }
}
