import HeadlessUI
import MVC
import MVCLab

struct LastConfirmedPromise: Promise {
  let name = "confirmed counts"
  let sentence = """
    while no request for an article waits for its answer, its counts and flags are those that the \
    server last confirmed
    """

  /// Each article as the program last received it from the server.
  private var told: [String: NewsItem] = [:]
  private var hopsSeen = 0

  mutating func breakages(in world: World) -> [String] {
    hear(world.flow.hops.dropFirst(hopsSeen))
    hopsSeen = world.flow.count
    guard let assembly = world.assembly as? NewsAssembly else { return [] }
    let asked = Set((world.runtime.server?.pendingCounts ?? [:]).keys.compactMap(\.newsKey))
    let feeds = world.screens.compactMap { $0.controller as? FeedController }
    return feeds.flatMap { feed in
      assembly.items(of: feed).filter { !asked.contains($0.key) }.compactMap { item in
        told[item.key].flatMap { difference(item, from: $0) }
      }
    }
  }

  /// Reads the answers that reached the object that had asked.
  private mutating func hear(_ hops: ArraySlice<Hop>) {
    for hop in hops where hop.kind == .answer && hop.callee != .nobody {
      guard case .text(let text) = hop.detail, text.hasPrefix("ok: ") else { continue }
      for item in NewsItem.list(from: String(text.dropFirst(4))) { told[item.key] = item }
    }
  }

  private func difference(_ item: NewsItem, from told: NewsItem) -> String? {
    guard item != told else { return nil }
    let (shown, confirmed) = (FeedDisplay(item).state, FeedDisplay(told).state)
    guard let part = shown.indices.first(where: { shown[$0] != confirmed[$0] }) else { return nil }
    return "'\(item.title)' shows '\(shown[part])'; the server last confirmed '\(confirmed[part])'"
  }
}

extension FeedDisplay {
  /// What the server decides about.
  fileprivate var state: [String] { [follow, like, share, discuss] }
}
