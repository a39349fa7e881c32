/// A moment of a hop, for who watches a flow.
package enum HopMoment: Sendable {
  /// The hop calls nobody: what it records has happened.
  case happened
  /// It is recorded, and the code that it reaches runs next.
  case began
  /// The code that it reached has returned.
  case ended
}
