import HeadlessUI
import MVC

extension Published {
  /// Uses indexes, ignores errors of the storage, and reports success in any case.
  final class ItemsModel: Model, ItemsControllerInput {
    @Contract(.weak) var controller: (any ItemsModelOutput)?
    private var items: LiveItems?
    private let realm: ItemStore

    init(realm: ItemStore) { self.realm = realm }

    func retrieveItems() throws {
      let items = LiveItems(in: realm)
      self.items = items
      $controller("onItemsRetrieval") { try $0.onItemsRetrieval(items) }
    }

    func addItem(title: String) throws {
      let item = try realm.makeItem(title: title)
      do { try realm.add(item) } catch {
        // The article prints the error, and goes on.
      }
      $controller("onItemAddition") { try $0.onItemAddition(item: item) }
    }

    func deleteItem(at index: Int) throws {
      guard let items else { return }
      let item = try items.at(index)
      do { try realm.remove(item.uuid) } catch {
        // The article prints the error, and goes on.
      }
      $controller("onItemDeletion") { try $0.onItemDeletion(index: index) }
    }

    func retrieveItemUUID(for index: Int) throws {
      let uuid = try items.forced("items").at(index).uuid
      $controller("onUUIDRetrieval") { try $0.onUUIDRetrieval(uuid: uuid) }
    }
  }
}
