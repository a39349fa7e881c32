/// Where a hop comes from, also across time: what the user did, the row that was filled, the request that was sent.
///
/// These are other hops, as indexes. What waits for an answer or for its time knows the hop that led to it, and so where
/// it comes from. A search describes what those hops are, never where in the story they stand.
package struct Origin: Sendable {
  // 32 bits, because a flow has many hops; -1 stands for none.
  private var (touchHop, fillHop, requestHop, rootHop): (Int32, Int32, Int32, Int32) = (
    -1, -1, -1, -1
  )
  /// The nearest view or controller on the way; nobody if there is none.
  package private(set) var screen = Participant.nobody
  /// Whether an answer is on the way.
  package private(set) var followsAnswer = false
  /// Whether a model has spoken, or a table has asked for a cell, since the last answer on the way.
  private(set) var isHeard = false
  /// Whether an answer has come since the table asked for the cell.
  package private(set) var isFillAnswered = false
}

extension Origin {
  /// The user's act; nil if none led here.
  package var touch: Int? { Origin.index(touchHop) }
  /// A table's question for a cell; nil if none led here.
  package var fill: Int? { Origin.index(fillHop) }
  /// The last request; nil if none led here.
  package var request: Int? { Origin.index(requestHop) }
  /// The first hop on the way; nil if there is none.
  package var root: Int? { Origin.index(rootHop) }

  private static func index(_ hop: Int32) -> Int? { hop < 0 ? nil : Int(hop) }

  /// Goes on to the hop at an index.
  mutating func goOn(
    to index: Int,
    _ kind: Hop.Kind,
    from caller: Participant,
    to callee: Participant,
    _ role: (Participant) -> Role
  ) {
    let hop = Int32(truncatingIfNeeded: index)
    if rootHop < 0 { rootHop = hop }
    let speaker = role(caller)
    if speaker.isOfScreen { screen = caller } else if role(callee).isOfScreen { screen = callee }
    switch kind {
    case .userEvent: (touchHop, fillHop, requestHop, rootHop) = (hop, -1, -1, hop)
    case .dataSource(.cell): (fillHop, isFillAnswered, isHeard) = (hop, false, true)
    case .request: requestHop = hop
    case .answer: (followsAnswer, isHeard, isFillAnswered) = (true, false, fillHop >= 0)
    default: if speaker == .model, kind.isMechanism { isHeard = true }
    }
  }
}

extension Role {
  /// Whether it is a part of a screen.
  fileprivate var isOfScreen: Bool { self == .view || self == .controller }
}
