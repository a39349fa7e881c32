extension Hop {
  /// The mechanism by which one participant reached the other.
  public enum Kind: Equatable, Sendable {
    // These start a chain of hops.
    case userEvent(UserEvent)
    case outside, answer, timer, turn
    // These are the mechanisms; each delivery is a hop.
    case targetAction, delegate, contract, block, notification, observation, event
    // The view layer calls these by itself.
    case dataSource(DataSourceQuestion)
    case lifecycle(Lifecycle)
    // These are acts: a post, a change of a model or of a screen, a request, a navigation, a bind.
    case post, change, render, request, navigate, bind
  }
}

extension Hop.Kind {
  /// Whether it is a mechanism by which one component calls another.
  public var isMechanism: Bool {
    switch self {
    case .targetAction, .delegate, .contract, .block, .notification, .observation, .event: true
    case .userEvent, .outside, .answer, .timer, .turn, .dataSource, .lifecycle, .post, .change,
      .render, .request, .navigate, .bind:
      false
    }
  }

  /// The usual term for this kind.
  public var title: String {
    switch self {
    case .userEvent: "user event"
    case .outside: "another device"
    case .answer: "answer"
    case .timer: "timer"
    case .turn: "main queue"
    case .targetAction: "target-action"
    case .delegate: "delegate"
    case .contract: "contract"
    case .block: "block"
    case .notification: "notification"
    case .observation: "key-value observation"
    case .event: "event"
    case .dataSource: "data source"
    case .lifecycle: "lifecycle"
    case .post: "post"
    case .change: "change"
    case .render: "render"
    case .request: "request"
    case .navigate: "navigation"
    case .bind: "bind"
    }
  }
}
