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
      return Breach(
        .changed(
          change.name,
          of: evidence.name(change.callee),
          by: evidence.name(change.caller)
        ),
        by: change.caller,
        hop: index,
        site: line
      )
    }
  }
}

extension String {
  fileprivate static func changed(
    _ property: String,
    of model: String,
    by author: String
  ) -> String {
    "\(author) changed '\(property)' of \(model) without an action"
  }
}
