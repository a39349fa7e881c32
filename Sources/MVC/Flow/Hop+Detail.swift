extension Hop {
  /// Additional data of a hop: the change, or the text that was sent.
  public enum Detail: Equatable, Sendable {
    case none
    case change(Change)
    case text(String)
  }
}

extension Hop.Detail: CustomStringConvertible {
  public var description: String {
    switch self {
    case .none: ""
    case .change(let change): change.description
    case .text(let text): text
    }
  }
}
