/// A moment of a hop, for who watches a flow.
package enum HopMoment: Sendable {
  /// A hop that calls nobody, such as a change or a paint, is recorded: it has happened already.
  case happened
  /// It is recorded, and the code that it reaches runs next.
  case began
  /// The code that it reached has returned.
  case ended
}
