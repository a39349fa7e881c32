import LabText

extension Search {
  /// Why a search stops early.
  package enum Stop: Sendable, Equatable {
    case depth(Int)
    case states(Int)
    case time
    case interrupted
    /// Commands have crashed so often that further moves with them were left out.
    case crashes(movesLeftOut: Int)
    case realThread
    case hiddenState
  }
}

extension Search.Stop: CustomStringConvertible {
  package var description: String {
    switch self {
    case .depth(let depth): "stories of \(counted(depth, "move"))"
    case .states(let count): counted(count, "state")
    case .time: "the time was over"
    case .interrupted: "interrupted"
    case .crashes(let count):
      "\(counted(count, "move")) not tried, because the commands crash"
    case .realThread: "a real thread came in"
    case .hiddenState: "state that the lab does not see"
    }
  }
}
