import MVC

extension Law {
  /// Broken by a notification of a model that reaches a controller which holds another model of the same class, but not
  /// that one.
  ///
  /// Every controller may listen to a model that exists once in the world, and one that holds no such model may show what
  /// the notifications bring.
  public static let notifiedByStranger = Law(
    "notified-by-stranger",
    sentence: "a controller listens only to the model it shows",
    reason: """
      A controller that listens to every sender mistakes another model's change for its own and \
      updates rows that do not exist.
      """,
    origin: "RightMVC"
  ) { evidence in
    evidence.hops(.notification).compactMap { index, hop in
      guard evidence.isModelNotification(hop), evidence.role(hop.callee) == .controller,
        let sender = evidence.component(hop.caller),
        let listener = evidence.component(hop.callee),
        !evidence.world.runtime.isSingleton(sender),
        evidence.leads(from: listener, where: { type(of: $0) == type(of: sender) }),
        !evidence.leads(from: listener, where: { $0 === sender })
      else { return nil }
      return Breach(
        "\(evidence.name(hop.callee)) was notified by a \(evidence.name(hop.caller)) that it does not show",
        by: hop.callee,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}
