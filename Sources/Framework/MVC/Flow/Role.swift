/// The role of a participant in a flow: model, view, controller, or a source of events outside
/// them.
public enum Role: UInt8, Sendable, CaseIterable {
  /// No participant.
  case nobody
  /// The user of the app.
  case user
  /// The main queue, which runs a job at its turn.
  case mainQueue
  /// The clock, when a timer is due.
  case clock
  /// The server, when it answers.
  case server
  /// Another device or actor that changes the data.
  case outside
  /// A model.
  case model
  /// A view.
  case view
  /// A controller.
  case controller
  /// A part of the view layer itself, such as a navigation controller or a window.
  case system
}
