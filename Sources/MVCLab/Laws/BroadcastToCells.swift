extension Law {
  /// Breached by one notification, or change, that wakes several views of which not all have a reason
  /// to act.
  static let broadcastToCells = Law(
    "broadcast-to-cells",
    sentence: "a change wakes those it concerns, not every cell",
    reason: """
      A cell that listens is woken for every change of every item, also when it waits in the reuse \
      pool. The cost of one like grows with the number of cells there ever were.
      """,
    seed: "001"
  ) { evidence in
    evidence.hops(.post, .change).compactMap { index, post in
      let woken = evidence.step.filter { child in
        evidence.hops[child].cause == index && evidence.role(evidence.hops[child].callee) == .view
      }
      guard woken.count > 1 else { return nil }
      let acted = woken.filter { parent in
        evidence.step.contains { evidence.hops[$0].cause == parent }
      }
      guard acted.count < woken.count else { return nil }
      return Breach(
        "'\(post.name)' woke \(woken.count) views, of which \(acted.count) acted",
        by: post.caller,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}
