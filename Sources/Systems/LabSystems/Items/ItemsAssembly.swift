import HeadlessUI
import MVC
import MVCLab

/// The objects of a running wiring of `items`: it makes the screens, and knows what they should show.
final class ItemsAssembly: Assembly {
  private let store: ItemStore
  private let makeList: (ItemStore) -> ViewController

  /// `makeList` returns a new list screen with its module, whose models use the store.
  init(_ store: ItemStore, _ makeList: @escaping (ItemStore) -> ViewController) {
    (self.store, self.makeList) = (store, makeList)
  }

  func makeScreen(_ kind: String) -> ViewController { makeList(store) }

  /// The number of the stored items, or the error of a storage that cannot be read.
  var count: Result<Int, any Error> { Result { try store.count() } }
}

extension ItemsAssembly {
  /// Whether an item is stored whose title has only spaces.
  var hasBlankTitle: Bool {
    get throws { try (store.storage as? ItemDatabase)?.hasTitle(ofOnly: .spaces) == true }
  }

  /// The items that were removed since the storage was opened, in order.
  var removed: [Item] { (store.storage as? ItemDatabase)?.removed ?? [] }

  /// Whether a row with this text means the item: it is the item's title, or was once.
  func isTitle(_ text: String, of uuid: String, now title: String) -> Bool {
    title == text
      || (store.storage as? ItemDatabase)?.formerTitles[uuid]?.contains(text) == true
  }
}

extension ItemsAssembly {
  func truth(of controller: ViewController) -> Truth? {
    do {
      guard let detail = controller as? any ItemDetailScreen else {
        return try truth(ofListWith: controller.firstTable?.visibleRows ?? 0..<0)
      }
      let title = try detail.shownUUID.flatMap(store.item)?.title
      return Truth("item \(detail.shownUUID ?? "")") { Text("title", title ?? "(deleted)") }
    } catch { return nil }
  }

  /// The truth about a list that shows these rows; the lab compares no others.
  private func truth(ofListWith rows: Range<Int>) throws -> Truth {
    let (count, shown) = (try store.count(), try store.items(in: rows))
    return Truth("items") { Rows(count: count) { shown[$0 - rows.lowerBound].title } }
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
      try change { try store.add(store.makeItem(title: title)) }
    case "rename":
      let (item, title) = (try item(&arguments), try arguments.text())
      try change { try store.rename(item.uuid, to: title) }
    default:
      let item = try item(&arguments)
      try attempt { try store.remove(item.uuid) }
    }
    return true
  }

  private func item(_ arguments: inout OutsideArguments) throws -> Item {
    let row = try arguments.row(of: try attempt { try store.count() })
    return try attempt { try store.items(in: row..<row + 1)[0] }
  }

  /// Changes an item; the store returns false if it refuses the title.
  private func change(_ body: () throws -> Bool) throws(OutsideError) {
    guard try attempt(body) else { throw .impossible(because: "an item needs a title") }
  }

  /// Runs `body`; an error of the storage refuses the outside action.
  private func attempt<Value>(_ body: () throws -> Value) throws(OutsideError) -> Value {
    do { return try body() } catch {
      throw .impossible(because: ItemDatabase.reason(of: error))
    }
  }
}

extension String {
  /// All characters that are spaces of some kind.
  fileprivate static let spaces = String(
    String.UnicodeScalarView(
      (0...0x3000).compactMap(Unicode.Scalar.init).filter(\.properties.isWhitespace)
    )
  )
}
