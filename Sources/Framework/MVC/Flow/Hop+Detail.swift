extension Hop {
  /// Additional data of a hop: the change, the text that was sent, or the answer.
  public enum Detail: Equatable, Sendable {
    /// No data.
    case none
    /// The change that was made or posted.
    case change(Change)
    /// The text that was sent.
    case text(String)
    /// What the server answered.
    case response(Response)
    /// What the user typed; a flow does not show it, because the screen does.
    case typed(String)
  }
}

extension Hop.Detail: CustomStringConvertible {
  public var description: String {
    switch self {
    case .none, .typed: ""
    case .change(let change): change.description
    case .text(let text): text
    case .response(let response): response.description
    }
  }
}

extension Hop.Detail {
  /// Makes the detail of a post: the payload, as far as it can be shown.
  @inlinable
  init(_ payload: some Any) {
    switch payload {
    case let change as Change: self = .change(change)
    case let text as String: self = .text(text)
    case let payload as any CustomStringConvertible: self = .text(payload.description)
    default: self = .none
    }
  }
}
