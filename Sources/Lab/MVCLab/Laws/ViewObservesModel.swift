import MVC

extension Law {
  /// Broken by a model that notifies a view without a controller in between.
  public static let viewObservesModel = Law(
    "view-observes-model",
    sentence: "a view does not observe a model; its controller does",
    reason: """
      A view that observes the model decides by itself what it shows. Its controller, whose task that \
      is, no longer knows what is on the screen.
      """,
    origin: "standard and non-standard MVC"
  ) { evidence in
    evidence.hops(.delegate, .contract, .block, .notification, .observation, .event).compactMap {
      index,
      hop in
      guard evidence.isModelNotification(hop), evidence.role(hop.callee) == .view else {
        return nil
      }
      let (view, model) = (evidence.name(hop.callee), evidence.name(hop.caller))
      return Breach(
        "\(view) observes \(model) by \(hop.kind.title)",
        by: hop.callee,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}
