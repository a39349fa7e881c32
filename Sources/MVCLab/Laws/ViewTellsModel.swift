extension Law {
  /// Breached by a call of a view that reaches a model without a controller in between.
  public static let viewTellsModel = Law(
    "view-tells-model",
    sentence: "a view sends its actions to its controller only",
    reason: """
      What passes the controller by is decided by nobody: the view has to know what may be asked of \
      the model, and when, and the next view has to know it too.
      """,
    seed: "MVC with contracts"
  ) { evidence in
    evidence.hops(.targetAction, .delegate, .contract, .block).compactMap { index, hop in
      guard evidence.role(hop.caller) == .view, evidence.role(hop.callee) == .model else {
        return nil
      }
      let (view, model) = (evidence.name(hop.caller), evidence.name(hop.callee))
      return Breach(
        hop.name.isEmpty
          ? "\(view.hasPrefix("'") ? view : "'\(view)'") reached '\(model)' by \(hop.kind.title)"
          : "'\(view)' called '\(hop.name)' of '\(model)'",
        by: hop.caller,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}
