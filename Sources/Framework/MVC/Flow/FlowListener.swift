/// An object that the flow calls at the moment a model notifies others.
package protocol FlowListener: AnyObject {
  /// The model's notification is the hop at `index`: a post, a change, or a call of a delegate or
  /// block.
  func flow(_ flow: Flow, modelSpokeAt index: Int, _ phase: FlowPhase)
}
