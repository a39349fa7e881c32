extension Law {
  /// Breached by a notification of a model that reaches a controller which does not hold that model.
  ///
  /// A model that there is just one of in the world is everybody's own.
  public static let notifiedByStranger = Law(
    "notified-by-stranger",
    sentence: "a controller listens to its own model",
    reason: """
      Who hears every sender believes of its own model what another one says, and moves rows that \
      are not there.
      """,
    seed: "RightMVC"
  ) { evidence in
    evidence.hops(.notification).compactMap { index, hop in
      guard evidence.isModelsWord(hop), evidence.role(hop.callee) == .controller,
        let sender = evidence.component(hop.caller),
        let listener = evidence.component(hop.callee),
        !evidence.world.runtime.isSingleton(sender),
        !evidence.storedProperties.models(in: listener).contains(where: { $0.model === sender })
      else { return nil }
      return Breach(
        "'\(evidence.name(hop.callee))' heard a '\(evidence.name(hop.caller))' that is not its own",
        by: hop.callee,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}
