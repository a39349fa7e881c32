extension Law {
  /// Broken by a change of a model whose author is a view.
  public static let viewChangesModel = Law(
    "view-changes-model",
    sentence: "a view never changes a model; it asks its controller",
    reason: """
      Views are reused and thrown away. By the time a view acts, it may show another item, and would \
      change that one.
      """,
    origin: "standard and non-standard MVC"
  ) { evidence in
    evidence.hops(.change).compactMap { index, change in
      guard evidence.role(change.callee) == .model else { return nil }
      let author = evidence.author(of: index)
      guard author.role == .view else { return nil }
      let (view, model) = (evidence.name(author.participant), evidence.name(change.callee))
      return Breach(
        "\(view) changed '\(change.name)' of \(model)",
        by: author.participant,
        hop: index,
        site: author.site
      )
    }
  }
}
