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
    guard let server = world.runtime.server else { return [] }
    let now = (count: server.pending.count, last: server.pending.last?.number ?? 0)
    if now != seen { (seen, broken) = (now, repetitions(among: server.pendingCounts)) }
    return broken
  }

  private func repetitions(among pending: [Request: Int]) -> [String] {
    var counts: [String: Int] = [:]
    for (request, count) in pending {
      if let key = request.newsKey { counts[key, default: 0] += count }
    }
    return counts.filter { $0.value > 1 }.keys.sorted().map {
      "\(counts[$0] ?? 0) requests for the article '\($0)' are pending"
    }
  }
}

extension Request {
  /// The key of the article that a request of `news` is about; nil for a page.
  var newsKey: String? {
    name == "feed" ? nil : body.split(separator: " ").first.map(String.init)
  }
}
