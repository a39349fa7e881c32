/// A second set of worlds, some turns behind the present ones.
///
/// `undo` in a long history continues from here, so it executes those turns, not all of them.
struct Trail {
  private(set) var replay: Replay
  /// How many turns its worlds have executed.
  private var turns = 0

  /// How far behind it is.
  private static let distance = 32
  /// How many turns it takes for each new turn until it has caught up.
  private static let pace = 4

  /// A trail at the beginning of the present worlds; nil while their history is short.
  init?(_ history: CommandHistory, turns total: Int, like worlds: Worlds) {
    guard total > 2 * Trail.distance else { return nil }
    replay = Replay(history, upTo: history.count, like: worlds, .bare)
  }

  /// Follows the present worlds, which have executed `total` turns, `new` of them just now.
  mutating func follow(
    _ history: CommandHistory,
    turns total: Int,
    new: Int,
    goesOn: () -> Bool
  ) {
    var left = Trail.pace * new
    while left > 0, total - turns > Trail.distance, goesOn() {
      guard replay.takeTurn(of: history, upTo: history.count) else { return }
      (turns, left) = (turns + 1, left - 1)
    }
  }
}
