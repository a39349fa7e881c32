extension Law {
  /// Broken by one notification, or change, that reaches several views of which not all act.
  public static let broadcastToCells = Law(
    "broadcast-to-cells",
    sentence: "a change notifies only the views that show it, not every cell",
    reason: """
      A cell that observes the model is notified of every change of every item, even while it waits in \
      the reuse pool. The cost of one like grows with the number of cells that are alive.
      """,
    origin: "standard and non-standard MVC"
  ) { evidence in
    let hops = evidence.hops
    let heard = evidence.step.filter {
      hops[$0].kind.isMechanism && evidence.role(hops[$0].callee) == .view
    }
    guard heard.count > 1 else { return [] }
    let woken = Dictionary(grouping: heard) { hops[$0].cause }
    let acting = Set(evidence.step.map { hops[$0].cause })
    return evidence.hops(.post, .change).compactMap { index, post in
      guard let views = woken[index], !views.allSatisfy(acting.contains), views.count > 1 else {
        return nil
      }
      return Breach(
        "'\(post.name)' notified \(views.count) views, of which \(views.count(where: acting.contains)) acted",
        by: post.caller,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}
