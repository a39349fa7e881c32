extension Law {
  /// Breached by a model's word that reaches a view without a controller in between.
  public static let viewObservesModel = Law(
    "view-observes-model",
    sentence: "a model tells the controller, not a view",
    reason: """
      A view that listens to the model decides by itself what it shows, and the controller, whose \
      job that is, no longer knows.
      """,
    seed: "standard and non-standard MVC"
  ) { evidence in
    evidence.hops(.delegate, .contract, .block, .notification, .observation, .event).compactMap {
      index,
      hop in
      guard evidence.isModelsWord(hop), evidence.role(hop.callee) == .view else { return nil }
      return Breach(
        "'\(evidence.name(hop.callee))' heard '\(evidence.name(hop.caller))' by \(hop.kind.title)",
        by: hop.callee,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}
