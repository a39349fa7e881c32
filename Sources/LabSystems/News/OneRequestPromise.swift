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

extension Request {
  /// The key of the article that a request of `news` is about; nil for a page.
  var newsKey: String? {
    name == "feed" ? nil : body.split(separator: " ").first.map(String.init)
  }
}
