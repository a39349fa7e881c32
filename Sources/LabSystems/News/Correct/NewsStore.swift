import HeadlessUI
import MVC

/// The feed, and the only code that changes it; the server decides every count and flag.
///
/// It sends one request at a time for each article, and finds the article of an answer by its identity,
/// even if the article has moved. A refresh makes the answers to requests for older pages stale.
final class NewsStore: Model {
  @Observed private(set) var items: [NewsItem] = []
  private var rows: [String: Int] = [:]
  private var waiting: Set<String> = []
  /// The number of refreshes; an answer to a page of an earlier refresh is stale.
  private var generation = 0
  private var isLoading = false

  /// The content of the store's notifications.
  enum Event {
    case changed(Change)
    /// A request of the user failed.
    case failed(String)
  }

  func item(_ key: String) -> NewsItem? { rows[key].map { items[$0] } }

  /// Whether a request about an article is pending.
  func isWaiting(_ key: String) -> Bool { waiting.contains(key) }
}

// MARK: - Pages

extension NewsStore {
  func loadIfNeeded() {
    if generation == 0 { refresh() }
  }

  /// Requests the first page again; the present articles stay until it arrives.
  func refresh() {
    generation += 1
    request("0") { store, page in store.replaceAll(by: page) }
  }

  /// Requests the page after the last article, unless a page is already pending.
  func loadNextPage() {
    guard let last = items.last, !isLoading else { return }
    request("after \(last.key)") { store, page in store.append(page) }
  }

  /// Requests a page, and passes it to `place` unless it is stale.
  ///
  /// A stale page adds no articles, but it updates those that are in the feed.
  private func request(_ page: String, _ place: @escaping (NewsStore, [NewsItem]) -> Void) {
    isLoading = true
    server?.send(
      Request("feed", page),
      then: Block(self) { [generation] store, response in
        let isStale = store.generation != generation
        if !isStale { store.isLoading = false }
        switch response {
        case .success(let body):
          let page = NewsItem.list(from: body)
          if isStale { store.learn(page) } else { place(store, page) }
        case .failure, .cancelled:
          if !isStale { store.tell(.failed("load")) }
        }
      }
    )
  }

  private func replaceAll(by new: [NewsItem]) {
    rows = Dictionary(new.enumerated().map { ($1.key, $0) }) { first, _ in first }
    $items.set(new)
    tell(.changed(.set))
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
  func setLiked(_ key: String, _ isLiked: Bool) { ask("like", key, isLiked ? " on" : " off") }
  func setFollowed(_ key: String, _ isOn: Bool) { ask("follow", key, isOn ? " on" : " off") }
  func share(_ key: String) { ask("share", key) }
  func discuss(_ key: String) { ask("discuss", key) }

  /// Removes an article from the feed.
  func delete(_ key: String) {
    guard let row = rows[key] else { return }
    rows[key] = nil
    for (other, index) in rows where index > row { rows[other] = index - 1 }
    tell(.changed($items.remove(at: row)))
  }

  private func ask(_ what: String, _ key: String, _ wish: String = "") {
    guard let item = item(key) else { return }
    guard waiting.insert(key).inserted else { return tell(.failed("\(what) \(item.title)")) }
    server?.send(
      Request(what, key + wish),
      then: Block(self) { store, response in
        store.waiting.remove(key)
        switch response {
        case .success(let body): store.confirm(NewsItem(wire: body), for: key)
        case .failure, .cancelled:
          store.tellAbout(key)
          store.tell(.failed("\(what) \(item.title)"))
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
    case .changed(.set): "reloaded"
    case .changed(let change): change.description
    case .failed(let what): "could not '\(what)'"
    }
  }
}
