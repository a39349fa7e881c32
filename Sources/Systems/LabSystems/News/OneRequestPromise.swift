import HeadlessUI
import MVC
import MVCLab

struct OneRequestPromise: Promise {
  let name = "one request for an article"
  let sentence = "at most one request for an article waits for its answer"

  /// The numbers of the requests that waited at the last look.
  private var seen: [Int] = []
  private var broken: [String] = []

  mutating func breakages(in world: World) -> [String] {
    guard let server = world.runtime.server else { return [] }
    let waiting = server.waiting
    let now = waiting.map(\.number)
    if now != seen { (seen, broken) = (now, repetitions(among: waiting)) }
    return broken
  }

  private func repetitions(among waiting: [PendingRequest]) -> [String] {
    var counts: [String: Int] = [:]
    for key in waiting.compactMap(\.request.newsKey) { counts[key, default: 0] += 1 }
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
