import MVC

extension Component {
  /// Records what the user did to this component, and runs what follows from it.
  func receive(_ event: UserEvent, _ body: () throws -> Void) {
    runtime.flow.run(.userEvent(event), from: .user, to: participant, site: .unknown, body)
  }
}
