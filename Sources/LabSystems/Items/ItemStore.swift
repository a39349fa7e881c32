import HeadlessUI
import MVC

/// The only access to the stored items, for all models of the program.
///
/// It posts a notification when a change is stored, and not before.
final class ItemStore: Model {
  /// The order of the items for the models of this program.
  private let order: ItemDatabase.Order

  init(_ order: ItemDatabase.Order) { self.order = order }

  /// The content of the store's notifications.
  enum Event: Equatable {
    case added(Item)
    case renamed(Item)
    case removed(Item)
  }

  override var stored: [(name: String, value: Any)] {
    get throws { [("items", try items())] }
  }

  /// The database; a program without a storage has none.
  private var database: ItemDatabase {
    get throws { try (storage as? ItemDatabase).forced("storage") }
  }

  func items() throws -> [Item] { try database.items(order) }

  /// The items in these places, as far as there are so many.
  func items(in places: Range<Int>) throws -> [Item] { try database.items(order, in: places) }

  func count() throws -> Int { try database.count() }

  func item(_ uuid: String) throws -> Item? { try database.item(uuid) }

  /// Returns a new item, which is not stored yet.
  func makeItem(title: String) throws -> Item { try database.makeItem(title: title) }

  func add(_ item: Item) throws {
    try database.insert(item)
    noteChange(.insert(try place(of: item.uuid)), of: "items")
    post(.itemStoreDidChange, .added(item))
  }

  /// Renames an item; an unknown item is ignored.
  func rename(_ uuid: String, to title: String) throws {
    guard var item = try item(uuid) else { return }
    item.title = title
    try database.rename(uuid, to: title)
    noteChange(.replace(try place(of: uuid)), of: "items")
    post(.itemStoreDidChange, .renamed(item))
  }

  /// Removes an item; an unknown item is ignored.
  func remove(_ uuid: String) throws {
    guard let item = try item(uuid) else { return }
    let place = try place(of: uuid)
    try database.remove(uuid)
    noteChange(.remove(place), of: "items")
    post(.itemStoreDidChange, .removed(item))
  }

  private func place(of uuid: String) throws -> Indexes {
    try database.index(of: uuid, order).map { [$0] } ?? []
  }
}

extension NotificationName where Payload == ItemStore.Event {
  static var itemStoreDidChange: Self { "itemStoreDidChange" }
}

extension ItemStore.Event: CustomStringConvertible {
  var description: String {
    switch self {
    case .added(let item): "added '\(item.title)'"
    case .renamed(let item): "renamed an item '\(item.title)'"
    case .removed(let item): "removed '\(item.title)'"
    }
  }
}
