/// The role of a participant in a flow: model, view, controller, or a source of events outside
/// them.
public enum Role: UInt8, Sendable, CaseIterable {
  case nobody
  case user
  case mainQueue
  case clock
  case server
  case outside
  case model
  case view
  case controller
  /// A part of the view layer itself, such as a navigation controller or a window.
  case system
}
