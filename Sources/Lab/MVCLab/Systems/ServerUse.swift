/// Whether a system runs with a server.
public enum ServerUse: Sendable {
  /// Never.
  case never
  /// If the user asks for it, with `system NAME with server`.
  case optional
  /// In every world.
  case always
}
