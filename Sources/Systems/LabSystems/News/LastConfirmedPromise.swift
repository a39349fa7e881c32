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
  private var confirmed: [String: NewsItem] = [:]

  mutating func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    read(hops)
    guard let assembly = world.assembly as? NewsAssembly else { return [] }
    let asked = Set((world.runtime.server?.waiting ?? []).compactMap(\.request.newsKey))
    let feeds = world.screens.compactMap { $0.controller as? FeedController }
    return feeds.flatMap { feed in
      assembly.items(of: feed).filter { !asked.contains($0.key) }.compactMap { item in
        confirmed[item.key].flatMap { difference(item, from: $0) }
      }
    }
  }

  /// Reads the answers that reached the object that had asked.
  private mutating func read(_ hops: ArraySlice<Hop>) {
    for hop in hops where hop.kind == .answer && hop.callee != .nobody {
      guard case .response(.success(let body)) = hop.detail else { continue }
      for item in NewsItem.list(from: body) { confirmed[item.key] = item }
    }
  }

  private func difference(_ item: NewsItem, from last: NewsItem) -> String? {
    guard item != last else { return nil }
    let (shown, confirmed) = (FeedDisplay(item).state, FeedDisplay(last).state)
    guard let part = shown.indices.first(where: { shown[$0] != confirmed[$0] }) else { return nil }
    return "'\(item.title)' shows '\(shown[part])'; the server last confirmed '\(confirmed[part])'"
  }
}

extension FeedDisplay {
  /// What the server decides about.
  fileprivate var state: [String] { [follow, like, share, discuss] }
}
