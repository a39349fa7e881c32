/// New worlds in which the commands of a history are executed again, turn by turn, without printing.
struct Replay {
  private(set) var worlds: Worlds
  /// The next command to execute.
  private(set) var next: Int
  /// The command that is being executed.
  private var turns: Turns?
  /// Why a command was left out; a recorded command always parses, with the names with which it was recorded.
  private(set) var bug: String?
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
  static func bug(_ entry: CommandHistory.Entry, _ error: ParseError) -> String {
    "\(entry.command.inQuotes) can't be executed again: \(error.reason); this is a bug of the lab"
  }

  /// Whether it has executed some turns of a command, but not all.
  var isBetweenTurns: Bool { turns != nil }

  /// Executes one turn; false if all commands before `count` are executed.
  mutating func takeTurn(of history: CommandHistory, upTo count: Int) -> Bool {
    while next < count {
      if turns == nil {
        do { turns = worlds.turns(of: try worlds.parse(history.entries[next].command)) } catch {
          bug = bug ?? Replay.bug(history.entries[next], error)
          next += 1
          continue
        }
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
