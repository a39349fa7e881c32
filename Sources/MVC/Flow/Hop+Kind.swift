extension Hop {
  /// How one participant reached the other.
  public enum Kind: Equatable, Sendable {
    // What sets a flow going.
    case userEvent(UserEvent)
    case outside, answer, timer, turn
    // The mechanisms, where each delivery is a hop.
    case targetAction, delegate, contract, block, notification, observation, event
    // What the view layer asks and calls by itself.
    case dataSource(DataSourceQuestion)
    case lifecycle(Lifecycle)
    // What is done: a post, a change of a model, a change of what is visible, a request, a move.
    case post, change, render, request, navigate, bind
  }
}

extension Hop.Kind {
  /// Whether a component is called by this kind of hop, by one of the mechanisms.
  public var isMechanism: Bool {
    switch self {
    case .targetAction, .delegate, .contract, .block, .notification, .observation, .event: true
    case .userEvent, .outside, .answer, .timer, .turn, .dataSource, .lifecycle, .post, .change,
      .render, .request, .navigate, .bind:
      false
    }
  }

  /// The field's word for it.
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
