extension Law {
  /// Breached by a change of a model whose author is a view.
  public static let viewChangesModel = Law(
    "view-changes-model",
    sentence: "a view asks its controller; it changes no model",
    reason: """
      A view is reused, copied and thrown away. What it decides about the model is decided wherever \
      it happens to be shown.
      """,
    seed: "standard and non-standard MVC"
  ) { evidence in
    evidence.hops(.change).compactMap { index, change in
      guard evidence.role(change.callee) == .model, evidence.role(change.caller) == .view else {
        return nil
      }
      return Breach(
        "'\(evidence.name(change.caller))' changed '\(change.name)' of '\(evidence.name(change.callee))'",
        by: change.caller,
        hop: index,
        site: evidence.site(of: index, by: change.caller)
      )
    }
  }
}
