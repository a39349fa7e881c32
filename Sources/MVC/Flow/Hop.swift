/// One step of a flow: who reached whom, how, from which line, and because of what.
public struct Hop: Sendable {
  /// How one reached the other.
  public enum Kind: UInt8, Sendable, CaseIterable {
    // What sets a flow going.
    case userEvent, outside, answer, timer, turn
    // The mechanisms, where each delivery is a hop.
    case targetAction, delegate, contract, block, notification, observation, event
    // What the view layer asks and tells by itself.
    case dataSource, lifecycle
    // What is done: a posting, a change of a model, a change of what is seen, a request, a move.
    case post, change, render, request, navigate, bind
  }

  /// By which mechanism, or what set the flow going.
  public let kind: Kind
  /// Who reached somebody.
  public let caller: Participant
  /// Who was reached.
  public let callee: Participant
  /// What was called, changed or painted.
  public let name: String
  /// What more there is to say: how something changed, what was sent.
  public let detail: Detail
  /// The line that called, posted or changed.
  public let site: CallSite
  /// The index of the hop during which this one happened, also when time passed in between; -1 for none.
  public let cause: Int
  /// How many are woken by a posting or a change is known when it is over; see `Flow.hops`.
  public enum Detail: Equatable, Sendable {
    case none
    case change(Change)
    case text(String)
  }
}

extension Hop.Kind {
  /// Whether a component hears something by this kind of hop, by one of the mechanisms.
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

extension Hop.Detail: CustomStringConvertible {
  public var description: String {
    switch self {
    case .none: ""
    case .change(let change): change.description
    case .text(let text): text
    }
  }
}
