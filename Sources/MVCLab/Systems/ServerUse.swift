/// Whether a system runs with a server.
public enum ServerUse: Sendable {
  /// Never: there is none to send anything to.
  case never
  /// If it is asked for, `system NAME with server`.
  case optional
  /// In every world.
  case always
}
