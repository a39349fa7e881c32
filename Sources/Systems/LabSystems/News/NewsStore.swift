import HeadlessUI
import MVC

/// The feed, and the only code that changes it; the server decides every count and flag.
///
/// It sends one request at a time for each article, and finds the article of an answer by its identity,
/// even if the article has moved. A refresh makes the answers to requests for older pages stale.
///
/// All controllers are notified of a change. A refusal concerns the user who asked, so the caller of an
/// action passes a block for it.
final class NewsStore: Model {
  @Observed private(set) var items: [NewsItem] = []
  private var rows: [String: Int] = [:]
  /// The articles that were deleted; a page that still has them does not bring them back.
  private var deleted: Set<String> = []
  /// The last article of the last page, which may be deleted.
  private var lastLoaded: String?
  private var waiting: Set<String> = []
  /// The number of refreshes; an answer to a page of an earlier refresh is stale.
  private var generation = 0
  private var isLoading = false

  /// The content of the store's notifications.
  enum Event {
    case reloaded
    case changed(Change)
  }

  func item(_ key: String) -> NewsItem? { rows[key].map { items[$0] } }

  /// Whether a request about an article is pending.
  func isWaiting(_ key: String) -> Bool { waiting.contains(key) }
}

// MARK: - Pages

extension NewsStore {
  func loadIfNeeded(ifRefused refused: Block<String>) {
    if generation == 0 { refresh(ifRefused: refused) }
  }

  /// Requests the first page again; the present articles stay until it arrives.
  func refresh(ifRefused refused: Block<String>) {
    generation += 1
    request("0", ifRefused: refused) { store, page in store.replaceAll(by: page) }
  }

  /// Requests the page after the last loaded article, unless a page is already pending.
  func loadNextPage(ifRefused refused: Block<String>) {
    guard let lastLoaded, !isLoading else { return }
    request("after \(lastLoaded)", ifRefused: refused) { store, page in store.append(page) }
  }

  /// Requests a page, and passes it to `place` unless it is stale.
  ///
  /// A stale page adds no articles, but it updates those that are in the feed. After a page of which
  /// all articles were deleted, the next one is requested, because the user can't scroll an empty feed.
  private func request(
    _ page: String,
    ifRefused refused: Block<String>,
    _ place: @escaping (NewsStore, [NewsItem]) -> Void
  ) {
    isLoading = true
    server?.send(
      Request("feed", page),
      then: Block(self) { [generation] store, response in
        let isStale = store.generation != generation
        if !isStale { store.isLoading = false }
        switch response {
        case .success(let body):
          let page = NewsItem.list(from: body)
          guard !isStale else { return store.learn(page) }
          if let last = page.last { store.lastLoaded = last.key }
          place(store, page.filter { !store.deleted.contains($0.key) })
          if store.items.isEmpty, !page.isEmpty { store.loadNextPage(ifRefused: refused) }
        case .failure, .cancelled:
          if !isStale { refused("load", from: store) }
        }
      }
    )
  }

  private func replaceAll(by new: [NewsItem]) {
    rows = Dictionary(new.enumerated().map { ($1.key, $0) }) { first, _ in first }
    $items.set(new)
    tell(.reloaded)
  }

  /// Adds the articles of a page that are not in the feed yet; a new article may have moved others to it.
  private func append(_ page: [NewsItem]) {
    learn(page)
    let new = page.filter { rows[$0.key] == nil }
    guard !new.isEmpty else { return }
    for (offset, item) in new.enumerated() { rows[item.key] = items.count + offset }
    tell(.changed($items.append(contentsOf: new)))
  }

  private func learn(_ page: [NewsItem]) {
    for item in page where self.item(item.key).map({ $0 != item }) == true {
      confirm(item, for: item.key)
    }
  }
}

// MARK: - Articles

extension NewsStore {
  func setLiked(_ key: String, _ isLiked: Bool, ifRefused refused: Block<String>) {
    ask("like", key, isLiked ? " on" : " off", refused)
  }

  func setFollowed(_ key: String, _ isFollowed: Bool, ifRefused refused: Block<String>) {
    ask("follow", key, isFollowed ? " on" : " off", refused)
  }

  func share(_ key: String, ifRefused refused: Block<String>) { ask("share", key, "", refused) }
  func discuss(_ key: String, ifRefused refused: Block<String>) { ask("discuss", key, "", refused) }

  /// Removes an article from the feed, for good.
  func delete(_ key: String) {
    guard let row = rows[key] else { return }
    deleted.insert(key)
    rows[key] = nil
    for (other, index) in rows where index > row { rows[other] = index - 1 }
    tell(.changed($items.remove(at: row)))
  }

  private func ask(_ what: String, _ key: String, _ wish: String, _ refused: Block<String>) {
    guard let item = item(key) else { return }
    let name = "\(what) \(item.title)"
    guard waiting.insert(key).inserted else { return refused(name, from: self) }
    server?.send(
      Request(what, key + wish),
      then: Block(self) { store, response in
        store.waiting.remove(key)
        switch response {
        case .success(let body): store.confirm(NewsItem(wire: body), for: key)
        case .failure, .cancelled:
          store.tellAbout(key)
          refused(name, from: store)
        }
      }
    )
    tellAbout(key)
  }

  /// Replaces an article by the server's version; nil means that the server has removed it.
  private func confirm(_ item: NewsItem?, for key: String) {
    guard let row = rows[key] else { return }
    guard let item else { return delete(key) }
    tell(.changed($items.replace(at: row, with: item)))
  }

  private func tellAbout(_ key: String) {
    if let row = rows[key] { tell(.changed(.replace([row]))) }
  }

  private func tell(_ event: Event) { post(.newsStoreDidChange, event) }
}

extension NotificationName where Payload == NewsStore.Event {
  static var newsStoreDidChange: Self { "newsStoreDidChange" }
}

extension NewsStore.Event: CustomStringConvertible {
  var description: String {
    switch self {
    case .reloaded: "reloaded"
    case .changed(let change): change.description
    }
  }
}
