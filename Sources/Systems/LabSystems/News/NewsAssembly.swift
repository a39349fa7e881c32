import HeadlessUI
import MVC
import MVCLab

/// The objects of a running wiring of `news`: it makes the screens, and knows what they should show.
final class NewsAssembly: Assembly {
  private let scale: FeedScale
  private let model: NewsPlace
  private var backend: NewsBackend
  /// The store; it outlives the controllers, also those of a wiring that does not use it.
  private var store: NewsStore?

  init(_ scale: FeedScale, _ model: NewsPlace) {
    (self.scale, self.model) = (scale, model)
    backend = NewsBackend(scale)
  }

  func makeScreen(_ kind: String) -> ViewController {
    let feed =
      switch model {
      case .shared(let make): make(sharedStore())
      case .apart(let make, _): make()
      }
    feed.viewport = scale.viewport
    return feed
  }

  private func sharedStore() -> NewsStore {
    let store = store ?? NewsStore()
    self.store = store
    return store
  }

  /// Returns the articles in the model of a screen.
  func items(of feed: FeedController) -> [NewsItem] {
    switch model {
    case .shared: store?.items ?? []
    case .apart(_, let items): items(feed)
    }
  }

  func begin() { connect() }

  func inherit(from other: any Assembly) {
    if let other = other as? NewsAssembly { (backend, store) = (other.backend, other.store) }
    connect()
  }

  private func connect() {
    guard let server = Runtime.current?.server else { return }
    server.backend = { [backend] in backend.grant($0, body: $1) }
    server.arrival = { [backend, unowned server] request in
      backend.receive(request, isFirst: server.pendingCounts[request] == nil)
    }
  }

  func truth(of controller: ViewController) -> Truth? {
    guard let feed = controller as? FeedController else { return nil }
    let items = items(of: feed)
    return Truth("feed") { Rows(count: items.count) { FeedDisplay(items[$0]).readout } }
  }
}

// MARK: - Other readers

extension NewsAssembly {
  static let outsideActions = [
    OutsideAction("like", usage: "N", "likes the Nth article of the server, as another reader"),
    OutsideAction("post", usage: "TITLE", "puts a new article at the top of the server's feed"),
    OutsideAction("withdraw", usage: "N", "removes the Nth article from the server"),
  ]

  func outside(_ action: String, _ arguments: [String]) throws -> Bool {
    var arguments = OutsideArguments(arguments, of: action, in: NewsAssembly.outsideActions)
    switch action {
    case "post": backend.post(try arguments.text())
    case "like": backend.likeElsewhere(try arguments.row(of: backend.count))
    default: backend.withdraw(try arguments.row(of: backend.count))
    }
    return true
  }
}
