/// Whether a link keeps its target alive.
public enum LinkStrength: Sendable {
  case strong
  case weak
}
