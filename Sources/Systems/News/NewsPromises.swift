import MVCLab

/// At most one request for an article is on its way.
struct OneRequestPromise: Promise {
  func breakage(in world: World) -> String? {
    var seen: [String: Int] = [:]
    for pending in world.surroundings.server?.pending ?? [] {
      guard let key = pending.request.newsKey else { continue }
      seen[key, default: 0] += 1
    }
    guard let (key, count) = seen.filter({ $0.value > 1 }).min(by: { $0.key < $1.key }) else {
      return nil
    }
    return "\(count) requests for the article '\(key)' are on their way"
  }
}

/// An article's counts and flags are what the server last confirmed, unless it is being asked.
struct LastConfirmedPromise: Promise {
  func breakage(in world: World) -> String? {
    guard let assembly = world.assembly as? NewsAssembly else { return nil }
    let asked = Set((world.surroundings.server?.pending ?? []).compactMap(\.request.newsKey))
    for feed in world.screens.compactMap({ $0.controller as? FeedController }) {
      for item in feed.items where !asked.contains(item.key) {
        guard let told = assembly.told(item.key), told != item else { continue }
        let (shown, confirmed) = (FeedDisplay(item).state, FeedDisplay(told).state)
        guard let part = shown.indices.first(where: { shown[$0] != confirmed[$0] }) else {
          continue
        }
        return
          "'\(item.title)' is at '\(shown[part])'; the server last confirmed '\(confirmed[part])'"
      }
    }
    return nil
  }
}

extension FeedDisplay {
  /// What the server decides about.
  fileprivate var state: [String] { [follow, like, share, discuss] }
}

extension Request {
  /// The article that a request is about; nil for a page.
  fileprivate var newsKey: String? {
    name == "feed" ? nil : body.split(separator: " ").first.map(String.init)
  }
}
