extension Law {
  /// Broken by a change of an observed property that code outside of the model's class makes.
  public static let stateChangedOutsideAction = Law(
    "state-changed-outside-action",
    sentence: "only an action changes state; outside code only reads it",
    reason: """
      An action keeps a rule in one place. If other code may assign the state, every writer enforces \
      its own rules.
      """,
    origin: "an MVVM binding kit"
  ) { evidence in
    evidence.hops(.change).compactMap { index, change in
      guard evidence.role(change.callee) == .model,
        let line = evidence.lineOutsideModel(ofChange: index)
      else { return nil }
      let (author, model) = (evidence.name(change.caller), evidence.name(change.callee))
      return Breach(
        "\(author) changed '\(change.name)' of \(model) without an action",
        by: change.caller,
        hop: index,
        site: line
      )
    }
  }
}
