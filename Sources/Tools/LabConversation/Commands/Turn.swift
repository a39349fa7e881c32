extension Command {
  /// Runs the main queue.
  static let turn = Command("turn", .around, usage: "turn", "run the main queue's work") {
    _,
    _ throws(ParseError) in .step { world, _ in world.runtime.mainQueue.turn() }
  }
}
