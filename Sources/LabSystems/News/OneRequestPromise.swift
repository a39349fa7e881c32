import HeadlessUI
import MVC
import MVCLab

struct OneRequestPromise: Promise {
  let name = "one request for an article"
  let sentence = "at most one request for an article waits for its answer"

  /// The requests that waited at the last look: their number, and the number of the last one.
  private var seen = (count: 0, last: 0)
  private var broken: [String] = []

  mutating func breakages(in world: World) -> [String] {
    let pending = world.runtime.server?.pending ?? []
    let now = (count: pending.count, last: pending.last?.number ?? 0)
    if now != seen { (seen, broken) = (now, repetitions(among: pending)) }
    return broken
  }

  private func repetitions(among pending: [PendingRequest]) -> [String] {
    let twice = Dictionary(grouping: pending.compactMap(\.request.newsKey)) { $0 }
      .filter { $0.value.count > 1 }
    return twice.keys.sorted().map {
      "\(twice[$0]?.count ?? 0) requests for the article '\($0)' are pending"
    }
  }
}

extension Request {
  /// The key of the article that a request of `news` is about; nil for a page.
  var newsKey: String? {
    name == "feed" ? nil : body.split(separator: " ").first.map(String.init)
  }
}
