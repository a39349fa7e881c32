/// Hears what models say, at the moment they say it.
public protocol FlowListener: AnyObject {
  /// The hop at `index` (a post, a change, or a delegate or block call) is a model's word to others.
  func flow(_ flow: Flow, modelSpokeAt index: Int, _ phase: FlowPhase)
}

/// Before anybody heard it, or after everybody did.
public enum FlowPhase: Sendable {
  case spoken
  case heardByAll
}
