extension Law {
  /// Breached by a change of an observed property on a line that lies in another file than the property.
  public static let stateChangedOutsideAction = Law(
    "state-changed-outside-action",
    sentence: "state is read-only outside; only an action changes it",
    reason: """
      What an action does is written in one place. A state that anybody assigns has as many rules as \
      it has writers.
      """,
    seed: "an MVVM binding kit"
  ) { evidence in
    evidence.hops(.change).compactMap { index, change in
      guard evidence.role(change.callee) == .model, change.site.isKnown,
        let model = evidence.world.runtime.registry.component(change.callee),
        let file = evidence.storedProperties.file(declaring: change.name, of: model),
        file != change.site.fileID.description
      else { return nil }
      return Breach(
        """
        \(evidence.name(change.caller)) changed '\(change.name)' of \
        \(evidence.name(change.callee)) without an action
        """,
        by: change.caller,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}
