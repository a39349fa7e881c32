import HeadlessUI
import MVC
import MVCLab

struct OneRequestPromise: Promise {
  let name = "one request for an article"
  let sentence = "at most one request for an article waits for its answer"

  func breakages(in world: World) -> [String] {
    let keys = (world.runtime.server?.pending ?? []).compactMap(\.request.newsKey)
    let twice = Dictionary(grouping: keys) { $0 }.filter { $0.value.count > 1 }
    return twice.keys.sorted().map {
      "\(twice[$0]?.count ?? 0) requests for the article '\($0)' are pending"
    }
  }
}

struct LastConfirmedPromise: Promise {
  let name = "confirmed counts"
  let sentence = """
    while no request for an article waits for its answer, its counts and flags are those that the \
    server last confirmed
    """

  func breakages(in world: World) -> [String] {
    guard let assembly = world.assembly as? NewsAssembly else { return [] }
    let asked = Set((world.runtime.server?.pending ?? []).compactMap(\.request.newsKey))
    let feeds = world.screens.compactMap { $0.controller as? FeedController }
    return feeds.flatMap { feed in
      assembly.items(feed).filter { !asked.contains($0.key) }.compactMap { item in
        assembly.told(item.key).flatMap { difference(item, from: $0) }
      }
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

extension Request {
  /// The key of the article that a request is about; nil for a page.
  fileprivate var newsKey: String? {
    name == "feed" ? nil : body.split(separator: " ").first.map(String.init)
  }
}
