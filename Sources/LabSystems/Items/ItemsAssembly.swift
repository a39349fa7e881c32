import HeadlessUI
import MVC
import MVCLab

/// The objects of a running wiring of `items`: it makes the screens, and knows what they should show.
final class ItemsAssembly: Assembly {
  private let store: ItemStore
  private let makeList: (ItemStore) -> ViewController
  /// The items as they were last read, and how many changes there were before.
  private var read: (changes: Int?, items: [Item])?

  /// `makeList` returns a new list screen with its module, whose models have the items in this order.
  init(_ order: ItemDatabase.Order, _ makeList: @escaping (ItemStore) -> ViewController) {
    store = ItemStore(order)
    self.makeList = makeList
  }

  func makeScreen(_ kind: String) -> ViewController { makeList(store) }

  /// All items in the order of the wiring's models, or the error of a storage that cannot be read.
  ///
  /// The lab asks several times a step; the storage is read again only after a change.
  var items: Result<[Item], any Error> {
    Result {
      let changes = try (store.storage as? ItemDatabase)?.changes()
      if let read, read.changes == changes { return read.items }
      let items = try store.items()
      read = (changes, items)
      return items
    }
  }
}

extension ItemsAssembly {
  /// The items that were removed since the storage was opened, in order.
  var removed: [Item] { (store.storage as? ItemDatabase)?.removed ?? [] }
}

/// A screen that shows one item.
protocol ItemDetailScreen: ViewController {
  var shownUUID: String? { get }
}

extension Correct.ItemDetailViewController: ItemDetailScreen {
  var shownUUID: String? { itemUUID }
}

extension Published.ItemDetailController: ItemDetailScreen {
  var shownUUID: String? { (itemDetailModel as? Published.ItemDetailModel)?.itemUUID }
}

extension ItemsAssembly {
  func truth(of controller: ViewController) -> Truth? {
    guard case .success(let items) = items else { return nil }
    guard let detail = controller as? any ItemDetailScreen else {
      return Truth(subject: "items", rows: Truth.Rows(items.map(\.title)))
    }
    let item = items.first { $0.uuid == detail.shownUUID }
    return Truth(
      subject: "item \(detail.shownUUID ?? "")",
      labels: [(name: "title", text: item?.title ?? "(deleted)")]
    )
  }
}

// MARK: - Another device

extension ItemsAssembly {
  static let outsideActions = [
    OutsideAction("add", usage: "TITLE", "adds an item"),
    OutsideAction("rename", usage: "ROW TITLE", "renames the item in a row"),
    OutsideAction("remove", usage: "ROW", "removes the item in a row"),
  ]

  func outside(_ action: String, _ arguments: [String]) throws -> Bool {
    var arguments = OutsideArguments(arguments, of: action, in: ItemsAssembly.outsideActions)
    switch action {
    case "add":
      let title = try arguments.text()
      try attempt { try store.add(store.makeItem(title: title)) }
    case "rename":
      let (item, title) = (try item(&arguments), try arguments.text())
      try attempt { try store.rename(item.uuid, to: title) }
    default:
      let item = try item(&arguments)
      try attempt { try store.remove(item.uuid) }
    }
    return true
  }

  private func item(_ arguments: inout OutsideArguments) throws -> Item {
    let items = try attempt { try store.items() }
    return items[try arguments.row(of: items.count)]
  }

  /// Runs `body`; an error of the storage refuses the outside action.
  private func attempt<Value>(_ body: () throws -> Value) throws(OutsideError) -> Value {
    do { return try body() } catch {
      throw .impossible(because: ItemDatabase.reason(of: error))
    }
  }
}
