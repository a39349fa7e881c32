import HeadlessUI
import MVC

extension Correct {
  /// Shows the feed of the store, and passes the user's actions to the store.
  final class NewsController: FeedController, NewsCellDelegate {
    private let store: NewsStore

    init(store: NewsStore) { self.store = store }

    override func viewDidLoad() {
      observe(.newsStoreDidChange, from: store) { try $0.storeDidChange($1.payload) }
      store.loadIfNeeded(ifRefused: refused)
    }

    private func storeDidChange(_ event: NewsStore.Event) throws {
      switch event {
      case .reloaded: try table.reload()
      case .changed(let change): try table.apply(change)
      }
    }

    /// Reports the refusal of an action of this window, in this window only.
    private var refused: Block<String> { Block(self) { $0.showToast("Not done: \($1)") } }

    override func refreshData() { store.refresh(ifRefused: refused) }
    override func loadNextPage() { store.loadNextPage(ifRefused: refused) }
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
      case .like: store.setLiked(key, !item.isLiked, ifRefused: refused)
      case .follow: store.setFollowed(key, !item.isFollowed, ifRefused: refused)
      case .share:
        ask(
          "Share",
          then: AlertAction("Copy Link", self) { $0.store.share(key, ifRefused: $0.refused) }
        )
      case .discuss:
        ask(
          "Discuss",
          then: AlertAction("Post Comment", self) { $0.store.discuss(key, ifRefused: $0.refused) }
        )
      case .delete:
        store.delete(key)
        showToast("Deleted: \(item.title)")
      }
    }
  }
}
