import LabText

extension Search {
  /// Why a search stops early.
  package enum Stop: Sendable, Equatable {
    case depth(Int)
    case states(Int)
    case time
    case interrupted
    case crash
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
    case .crash: "the code crashed"
    case .realThread: "a real thread came in"
    case .hiddenState: "state that the lab does not see"
    }
  }
}
