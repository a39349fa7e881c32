import MVC

extension Component {
  /// Records the user's act on this component, and runs its consequences.
  func receive(_ event: UserEvent, _ body: () throws -> Void) {
    runtime.flow.run(.userEvent(event), from: .user, to: participant, site: .unknown, body)
  }
}
