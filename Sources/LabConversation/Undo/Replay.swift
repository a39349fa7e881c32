/// New worlds in which the commands of a history are executed again, turn by turn, without printing.
struct Replay {
  private(set) var worlds: Worlds
  /// The next command to execute.
  private(set) var next: Int
  /// The command that is being executed.
  private var turns: Turns?
  private let attention: Attention

  /// Worlds before the first command that matters for the first `count` commands of `history`.
  init(
    _ history: CommandHistory,
    upTo count: Int,
    like present: Worlds,
    _ attention: Attention
  ) {
    (worlds, self.attention) = (Worlds(replaying: present), attention)
    let start = history.start(of: count)
    next = start.next
    guard let system = start.system,
      let command = try? worlds.parse(history.entries[system].command)
    else { return }
    var turns = worlds.turns(of: command)
    worlds.takeTurn(&turns, attention)
  }
}

extension Replay {
  /// Whether it has executed nothing of the commands after the first `count`.
  func isBefore(_ count: Int) -> Bool { next < count || next == count && turns == nil }

  /// Whether it has executed some turns of a command, but not all.
  var isBetweenTurns: Bool { turns != nil }

  /// Executes one turn; false if all commands before `count` are executed.
  mutating func takeTurn(of history: CommandHistory, upTo count: Int) -> Bool {
    while next < count {
      if turns == nil {
        // A recorded command always parses: the names are those with which it was recorded.
        guard let command = try? worlds.parse(history.entries[next].command) else {
          next += 1
          continue
        }
        turns = worlds.turns(of: command)
      }
      guard var current = turns, current.hasNext else {
        (turns, next) = (nil, next + 1)
        continue
      }
      // Emptied, so that `current` is the only owner and taking a turn copies nothing.
      turns = nil
      worlds.takeTurn(&current, attention)
      turns = current
      if !current.hasNext { (turns, next) = (nil, next + 1) }
      return true
    }
    return false
  }
}
