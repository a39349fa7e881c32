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
      return Breach(
        .observed(evidence.name(hop.caller), hop.kind, by: evidence.name(hop.callee)),
        by: hop.callee,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}

extension String {
  fileprivate static func observed(
    _ model: String,
    _ mechanism: Hop.Kind,
    by view: String
  ) -> String {
    "\(view) observes \(model) by \(mechanism.title)"
  }
}
