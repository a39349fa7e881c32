import HeadlessUI
import MVC

extension Correct {
  /// Shows the feed of the store, and passes the user's actions to the store.
  final class NewsController: FeedController, NewsCellDelegate {
    private let store: NewsStore

    init(store: NewsStore) { self.store = store }

    override func viewDidLoad() {
      observe(.newsStoreDidChange, from: store) { try $0.storeDidChange($1.payload) }
      store.loadIfNeeded()
    }

    private func storeDidChange(_ event: NewsStore.Event) throws {
      switch event {
      case .changed(let change): try table.apply(change)
      case .failed(let what): showToast("Not done: \(what)")
      }
    }

    override func refreshData() { store.refresh() }
    override func loadNextPage() { store.loadNextPage() }
    override func numberOfRows(in table: TableView) -> Int { store.items.count }

    override func cell(at row: Int) throws -> FeedCell {
      let item = try store.items.at(row)
      let cell = table.dequeueCell { Correct.NewsCell() }
      var display = FeedDisplay(item)
      display.isEnabled = !store.isWaiting(item.key)
      cell.show(display, of: item.key)
      cell.delegate = self
      return cell
    }

    func newsCell(didTap action: FeedAction, of key: String) {
      guard let item = store.item(key) else { return }
      switch action {
      case .like: store.setLiked(key, !item.isLiked)
      case .follow: store.setFollowed(key, !item.isFollowed)
      case .share:
        ask("Share", then: AlertAction("Copy Link", self) { $0.store.share(key) })
      case .discuss:
        ask("Discuss", then: AlertAction("Post Comment", self) { $0.store.discuss(key) })
      case .delete:
        store.delete(key)
        showToast("Deleted: \(item.title)")
      }
    }
  }
}
