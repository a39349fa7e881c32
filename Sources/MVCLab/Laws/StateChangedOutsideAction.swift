extension Law {
  /// Breached by a change of an observed property by code outside of the model's class.
  public static let stateChangedOutsideAction = Law(
    "state-changed-outside-action",
    sentence: "only an action changes state; outside code only reads it",
    reason: """
      What an action does is written in one place. A state that anybody assigns has as many rules as \
      it has writers.
      """,
    seed: "an MVVM binding kit"
  ) { evidence in
    evidence.hops(.change).compactMap { index, change in
      guard evidence.role(change.callee) == .model,
        let line = StateChange(change, at: index, in: evidence)?.outsideLine
      else { return nil }
      return Breach(
        """
        \(evidence.name(change.caller)) changed '\(change.name)' of \
        \(evidence.name(change.callee)) without an action
        """,
        by: change.caller,
        hop: index,
        site: line
      )
    }
  }
}
