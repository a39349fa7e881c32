import HeadlessUI
import MVC
import MVCLab

struct OneRequestPromise: Promise {
  let name = "one request for an article"
  let sentence = "at most one request for an article waits for its answer"

  func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    guard let server = world.runtime.server else { return [] }
    var counts: [String: Int] = [:]
    for key in server.waiting.compactMap(\.request.newsKey) { counts[key, default: 0] += 1 }
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
