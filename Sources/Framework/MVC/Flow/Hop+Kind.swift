extension Hop {
  /// The mechanism by which one participant reached the other.
  public enum Kind: Equatable, Sendable {
    // These start a chain of hops.

    /// The user acts on a view.
    case userEvent(UserEvent)
    /// Another device or actor changes the model.
    case outside
    /// The server answers a request, to the one who sent it.
    case answer
    /// A timer of the virtual clock is due.
    case timer
    /// The main queue runs a job.
    case turn

    // These are the mechanisms; each delivery is a hop.

    /// A control calls its target.
    case targetAction
    /// An object calls its delegate.
    case delegate
    /// An object calls another through a contract's protocol.
    case contract
    /// An object calls a block that another gave it.
    case block
    /// The notification center delivers to an observer.
    case notification
    /// A key-value observer hears of a change.
    case observation
    /// An event emitter sends an event to an observer.
    case event

    // The view layer calls these by itself.

    /// A table asks its data source.
    case dataSource(DataSourceQuestion)
    /// The life of a screen goes on.
    case lifecycle(Lifecycle)

    // The component that acts does these; they call no other.

    /// A post of a notification, before it is delivered.
    case post
    /// A change of a model's value.
    case change
    /// A change of what a screen shows.
    case render
    /// A request to the server.
    case request
    /// A change of the screen that is shown: a push, a pop, a presentation, another tab.
    case navigate
    /// The beginning of an observation of a model's value.
    case bind
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
    case .outside: "outside"
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
