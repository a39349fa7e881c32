/// The result of a user's act.
public enum EventResult: Equatable, Sendable {
  /// A target was called.
  case heard
  /// The control is disabled and did nothing.
  case disabled
  /// There was no target to call.
  case unheard
}
