/// Spare worlds, some turns behind the present ones.
///
/// `undo` in a long history continues in the nearest of them, so it executes those turns, not all of
/// them. The further ones are for the undos after it.
struct Trail {
  /// The nearest one first.
  private var spares: [Spare] = []

  private struct Spare {
    var replay: Replay
    /// How many turns its worlds have executed.
    var turns = 0
  }

  /// How many turns each of them is behind.
  private static let distances = [32, 96, 288]
  /// How many turns they take together for each new turn, until they have caught up.
  private static let pace = 6
}

extension Trail {
  /// Follows the present worlds, which have executed `total` turns, `new` of them just now.
  mutating func follow(
    _ history: CommandHistory,
    turns total: Int,
    new: Int,
    like worlds: Worlds,
    goesOn: () -> Bool
  ) {
    var left = Trail.pace * new
    for (index, distance) in Trail.distances.enumerated() where total > 2 * distance {
      if index == spares.count {
        spares.append(Spare(replay: Replay(history, upTo: history.count, like: worlds, .bare)))
      }
      while left > 0, total - spares[index].turns > distance, goesOn() {
        guard spares[index].replay.takeTurn(of: history, upTo: history.count) else { break }
        spares[index].turns += 1
        left -= 1
      }
    }
  }

  /// Removes the spare worlds that are nearest behind the first `count` commands, and those that are
  /// beyond them; nil if all are.
  mutating func takeSpare(before count: Int) -> Replay? {
    spares.removeAll { !$0.replay.isBefore(count) }
    return spares.isEmpty ? nil : spares.removeFirst().replay
  }
}
