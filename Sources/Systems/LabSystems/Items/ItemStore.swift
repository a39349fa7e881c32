import HeadlessUI
import MVC

/// The only access to the stored items, for all models of the program and for other devices.
///
/// It refuses an item without a title, and posts a notification when a change is stored, and not before.
final class ItemStore: Model {
  /// The order of the items for the models of this program.
  private let order: ItemDatabase.Order
  /// The titles that the store takes.
  private let titles: Titles

  enum Titles {
    /// Those with a character that is no space.
    case readable
    /// All, as Realm does.
    case any
  }

  init(_ order: ItemDatabase.Order = .insertion, titles: Titles = .readable) {
    (self.order, self.titles) = (order, titles)
  }

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

  /// Stores a new item; returns false if its title is refused.
  @discardableResult
  func add(_ item: Item) throws -> Bool {
    guard takes(item.title) else { return false }
    try database.insert(item)
    noteChange(.insert(try place(of: item.uuid)), of: "items")
    post(.itemStoreDidChange, .added(item))
    return true
  }

  /// Renames an item; returns false if the title is refused, or the item unknown.
  @discardableResult
  func rename(_ uuid: String, to title: String) throws -> Bool {
    guard takes(title), var item = try item(uuid) else { return false }
    item.title = title
    try database.rename(uuid, to: title)
    noteChange(.replace(try place(of: uuid)), of: "items")
    post(.itemStoreDidChange, .renamed(item))
    return true
  }

  /// Removes an item; an unknown item is ignored.
  func remove(_ uuid: String) throws {
    guard let item = try item(uuid) else { return }
    let place = try place(of: uuid)
    try database.remove(uuid)
    noteChange(.remove(place), of: "items")
    post(.itemStoreDidChange, .removed(item))
  }

  /// Whether an item may have this title.
  private func takes(_ title: String) -> Bool {
    titles == .any || title.contains { !$0.isWhitespace }
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
