import HeadlessUI
import MVC

extension StrongBackReferences {
  /// Reads and changes the stored items, and keeps the controller that keeps it.
  final class ItemsModel: Model, Correct.ItemsControllerInput {
    @Contract(.strong) var controller: (any Correct.ItemsModelOutput)?
    private let store: ItemStore

    init(store: ItemStore) {
      self.store = store
      super.init()
      observe(.itemStoreDidChange, from: store) { $0.storeDidChange($1.payload) }
    }

    func retrieveItems() {
      attempt("read the items") {
        let items = try store.items()
        $controller("onItemsRetrieval") { try $0.onItemsRetrieval(items) }
      }
    }

    func addItem(title: String) {
      attempt("store '\(title)'") { try store.add(store.makeItem(title: title)) }
    }

    func deleteItem(uuid: String) {
      attempt("delete the item") { try store.remove(uuid) }
    }

    private func storeDidChange(_ event: ItemStore.Event) {
      switch event {
      case .added(let item): $controller("onItemAddition") { try $0.onItemAddition(item) }
      case .renamed(let item): $controller("onItemRenaming") { try $0.onItemRenaming(item) }
      case .removed(let item):
        $controller("onItemDeletion") { try $0.onItemDeletion(uuid: item.uuid) }
      }
    }

    private func attempt(_ what: String, _ body: () throws -> Void) {
      do { try body() } catch { $controller("onFailure") { try $0.onFailure(what) } }
    }
  }
}
