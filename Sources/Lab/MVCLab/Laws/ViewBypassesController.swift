import MVC

extension Law {
  /// Broken by a call of a view that reaches a model without a controller in between.
  public static let viewBypassesController = Law(
    "view-bypasses-controller",
    sentence: "a view reports the user's actions to its controller, never straight to the model",
    reason: """
      A call that bypasses the controller is never checked: every view must know which calls the model \
      allows, and when.
      """,
    origin: "MVC with contracts"
  ) { evidence in
    evidence.hops(.targetAction, .delegate, .contract, .block).compactMap { index, hop in
      guard evidence.role(hop.caller) == .view, evidence.role(hop.callee) == .model else {
        return nil
      }
      let (view, model) = (evidence.name(hop.caller), evidence.name(hop.callee))
      let method = evidence.world.runtime.name(of: index)
      return Breach(
        "\(view) called "
          + (method.isEmpty ? "\(model) by \(hop.kind.title)" : "'\(method)' of \(model)"),
        by: hop.caller,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}
