/// What somebody is in a flow: one of the three roles, or a force from outside of them.
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
