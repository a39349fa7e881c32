import LabText

extension Search {
  /// Why a search stops early.
  package enum Stop: Sendable, Equatable {
    case depth(Int)
    case states(Int)
    case time
    case interrupted
    /// So many moves were left out, because these commands have crashed too often.
    case crashes(movesLeftOut: Int, of: [String])
    case realThread
    case hiddenState
  }
}

extension Search.Stop: CustomStringConvertible {
  package var description: String {
    switch self {
    case .depth(let depth): "stories of \(counted(depth, "move"))"
    case .states(let count): counted(count, "state")
    case .time: "time"
    case .interrupted: "an interruption"
    case .crashes(let count, let commands):
      "\(counted(count, "move")) left out because "
        + commands.prefix(3).map(\.inQuotes).joined(separator: ", ")
        + (commands.count > 3 ? " and others crash" : commands.count == 1 ? " crashes" : " crash")
    case .realThread: "a real thread that came in"
    case .hiddenState: "state that the lab does not see"
    }
  }
}
