/// The moment of a call to a listener: before the model's observers are called, or after all of
/// them.
package enum FlowPhase: Sendable {
  /// Before the observers are called.
  case spoken
  /// After all observers were called.
  case heardByAll
}
