/// Whether a link keeps its target alive.
public enum LinkStrength: Sendable {
  /// It does.
  case strong
  /// It does not; the target may go.
  case weak
}
