import MVC

extension Component {
  /// Records the user's act on this component, or on a row of it, and runs its consequences.
  func receive(
    _ event: UserEvent,
    onRow row: Int? = nil,
    typing text: String? = nil,
    _ body: () throws -> Void
  ) {
    runtime.willReceive?(self, event, row)
    let detail = text.map(Hop.Detail.typed) ?? .none
    runtime.flow.run(.userEvent(event), from: .user, to: participant, detail: detail) { try body() }
  }

  /// Calls a method of this component's delegate or data source, as one hop; nil if it throws.
  ///
  /// A call that follows from an earlier hop than the running one is given that one as its cause.
  @discardableResult
  package func call<Answer>(
    _ method: String,
    of delegate: AnyObject,
    because cause: Int? = nil,
    _ body: () throws -> Answer
  ) -> Answer? {
    var answer: Answer?
    runtime.flow.run(
      .delegate,
      from: participant,
      to: (delegate as? Component)?.participant ?? .nobody,
      method,
      because: cause
    ) { answer = try body() }
    return answer
  }

  /// The same for a link that may not be set: then nobody is called, and a hop says so if the object is gone.
  @discardableResult
  package func call<Object, Answer>(
    _ method: String,
    of object: Object?,
    _ link: LinkRecord,
    _ body: (Object) throws -> Answer
  ) -> Answer? {
    if let object { return call(method, of: object as AnyObject) { try body(object) } }
    if link.isGone {
      runtime.flow.run(.delegate, from: participant, to: .nobody, method, isLost: true) {}
    }
    return nil
  }
}
