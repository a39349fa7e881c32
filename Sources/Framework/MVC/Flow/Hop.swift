/// One entry of a flow: one participant reached another, by a mechanism, from a line of source,
/// because of an earlier hop.
public struct Hop: Sendable {
  /// The mechanism, or the event that started a chain of hops.
  public let kind: Kind
  /// Whether the hop reached nobody: the callee was gone already, or can't present anything now.
  public let isLost: Bool
  /// Whether it paints what was a picture of a model before.
  package let isOfPicture: Bool
  /// The participant that called.
  public let caller: Participant
  /// The participant that was called.
  public let callee: Participant
  // 32 bits fit into the room that the participants leave; a flow has many hops.
  private let causeIndex: Int32
  private let givenName: String
  /// Additional data: the change of a value, or the text that was sent.
  public internal(set) var detail: Detail
  /// The line that called, posted or changed.
  public let site: CallSite

  init(
    kind: Kind,
    caller: Participant,
    callee: Participant,
    name: String,
    detail: Detail,
    isLost: Bool,
    site: CallSite,
    cause: Int,
    isOfPicture: Bool = false
  ) {
    (self.kind, self.caller, self.callee, self.isLost) = (kind, caller, callee, isLost)
    (causeIndex, givenName) = (Int32(truncatingIfNeeded: cause), name)
    (self.detail, self.site, self.isOfPicture) = (detail, site, isOfPicture)
  }

  /// The index of the hop that led to this one, even if time passed between them; -1 for none.
  public var cause: Int { Int(causeIndex) }

  /// The name of the notification, property, request or contract; if the kind carries a value, its description.
  ///
  /// A call of a delegate has none: `show flow` finds the method on the stack.
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

  /// The user's act, if this hop is one.
  public var userEvent: UserEvent? { if case .userEvent(let event) = kind { event } else { nil } }

  /// Whether it pushes a screen onto a stack.
  package var isPush: Bool { kind == .navigate && givenName.hasPrefix("pushed ") }

  /// The moment in a screen's life, if this hop is one.
  public var lifecycle: Lifecycle? { if case .lifecycle(let moment) = kind { moment } else { nil } }
}
