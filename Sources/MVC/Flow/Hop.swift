/// One step of a flow: one participant reached another, by some mechanism, from a line of source, and
/// because of an earlier hop.
public struct Hop: Sendable {
  /// The mechanism, or what set the flow going.
  public let kind: Kind
  /// Who reached the other.
  public let caller: Participant
  /// Who was reached.
  public let callee: Participant
  // Half a word, in the room that the participants leave: hops are many.
  private let causeIndex: Int32
  private let givenName: String
  /// Whatever else is known: how a value changed, which text was sent.
  public let detail: Detail
  /// The line that called, posted or changed.
  public let site: CallSite

  init(
    kind: Kind,
    caller: Participant,
    callee: Participant,
    name: String,
    detail: Detail,
    site: CallSite,
    cause: Int
  ) {
    (self.kind, self.caller, self.callee) = (kind, caller, callee)
    (causeIndex, givenName) = (Int32(truncatingIfNeeded: cause), name)
    (self.detail, self.site) = (detail, site)
  }

  /// The index of the hop during which this one happened, even where time passed between them; -1 for
  /// none.
  public var cause: Int { Int(causeIndex) }

  /// The name of what was called, posted or changed; where the kind carries a value, that value in
  /// words.
  public var name: String {
    switch kind {
    case .userEvent(let event): event.description
    case .lifecycle(let moment): moment.description
    case .dataSource(let question): question.description
    case .outside, .answer, .timer, .turn, .targetAction, .delegate, .contract, .block,
      .notification, .observation, .event, .post, .change, .render, .request, .navigate, .bind:
      givenName
    }
  }

  /// What the user did, if this hop is that.
  public var userEvent: UserEvent? { if case .userEvent(let event) = kind { event } else { nil } }

  /// The moment in a screen's life, if this hop is one.
  public var lifecycle: Lifecycle? { if case .lifecycle(let moment) = kind { moment } else { nil } }
}
