extension Law {
  /// Breached by one notification, or change, that wakes several views of which not all have a reason
  /// to act.
  public static let broadcastToCells = Law(
    "broadcast-to-cells",
    sentence: "a change wakes those it concerns, not every cell",
    reason: """
      A cell that listens is woken for every change of every item, also when it waits in the reuse \
      pool. The cost of one like grows with the number of cells that are alive.
      """,
    seed: "001"
  ) { evidence in
    let words = evidence.hops(.post, .change)
    guard !words.isEmpty else { return [] }
    let hops = evidence.hops
    let acting = Set(evidence.step.map { hops[$0].cause })
    var woken: [Int: (all: Int, acting: Int)] = [:]
    for child in evidence.step where evidence.role(hops[child].callee) == .view {
      woken[hops[child].cause, default: (0, 0)].all += 1
      if acting.contains(child) { woken[hops[child].cause, default: (0, 0)].acting += 1 }
    }
    return words.compactMap { index, post in
      guard let views = woken[index], views.all > 1, views.acting < views.all else { return nil }
      return Breach(
        "'\(post.name)' woke \(views.all) views, of which \(views.acting) acted",
        by: post.caller,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}
