import HeadlessUI
import MVC
import MVCLab

/// The objects of a running wiring of `news`: it makes the screens, and knows what they should show.
final class NewsAssembly: Assembly {
  private let scale: FeedScale
  private let makeFeed: () -> FeedController
  /// Returns the articles in the model of a screen.
  let items: (FeedController) -> [NewsItem]
  private var backend: NewsBackend

  init(
    _ scale: FeedScale,
    items: @escaping (FeedController) -> [NewsItem],
    _ makeFeed: @escaping () -> FeedController
  ) {
    (self.scale, self.items, self.makeFeed) = (scale, items, makeFeed)
    backend = NewsBackend(scale)
  }

  func makeScreen(_ kind: String) -> ViewController {
    let feed = makeFeed()
    feed.viewport = scale.viewport
    return feed
  }

  func begin() { connect() }

  func inherit(from other: any Assembly) {
    if let other = other as? NewsAssembly { backend = other.backend }
    connect()
  }

  private func connect() {
    Runtime.current?.server?.backend = { [backend] in backend.grant($0, body: $1) }
  }

  func truth(of controller: ViewController) -> Truth? {
    guard let feed = controller as? FeedController else { return nil }
    let items = items(feed)
    return Truth(
      subject: "feed",
      rows: Truth.Rows(count: items.count) { FeedDisplay(items[$0]).readout }
    )
  }

  /// Returns an article as the server last sent it.
  func told(_ key: String) -> NewsItem? { backend.told[key] }
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
