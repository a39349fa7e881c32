import MVCLab

extension Law {
  /// Broken by a view whose own code changes a model.
  static let sellsFromView = Law(
    "sells-from-view",
    sentence: "a view sells nothing; it tells its controller",
    reason: "A view is reused, and may show another product by the time it acts."
  ) { evidence in
    evidence.hops(.change).compactMap { index, change in
      let author = evidence.author(of: index)
      guard author.role == .view, evidence.role(change.callee) == .model else { return nil }
      return Breach(
        "\(evidence.name(author.participant)) changed '\(change.name)'",
        by: author.participant,
        hop: index,
        site: author.site
      )
    }
  }
}
