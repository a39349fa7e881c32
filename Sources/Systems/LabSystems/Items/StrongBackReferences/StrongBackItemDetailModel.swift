import HeadlessUI
import MVC

extension StrongBackReferences {
  /// Finds an item by its UUID, and keeps the controller that keeps it.
  final class ItemDetailModel: Model, Correct.ItemDetailControllerInput {
    @Contract(.strong) var controller: (any Correct.ItemDetailModelOutput)?
    private let store: ItemStore
    private var uuid: String?

    init(store: ItemStore) {
      self.store = store
      super.init()
      observe(.itemStoreDidChange, from: store) { $0.storeDidChange($1.payload) }
    }

    func retrieveItem(uuid: String) {
      self.uuid = uuid
      do { answer(try store.item(uuid)) } catch {
        $controller("onFailure") { try $0.onFailure("read the item") }
      }
    }

    private func storeDidChange(_ event: ItemStore.Event) {
      switch event {
      case .renamed(let item) where item.uuid == uuid: answer(item)
      case .removed(let item) where item.uuid == uuid: answer(nil)
      case .added, .renamed, .removed: break
      }
    }

    private func answer(_ item: Item?) {
      $controller("onItemRetrieval") { try $0.onItemRetrieval(item) }
    }
  }
}
