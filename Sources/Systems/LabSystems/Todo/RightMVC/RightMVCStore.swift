import HeadlessUI
import MVC

extension RightMVC {
  /// The store as published in RightMVC: it observes its own array, once the lazy getter has run.
  ///
  /// Only `replace` is added.
  final class ToDoStore: Model {
    @Observed private var array: [ToDoItem] = []
    private var observation: ObservationToken?

    private var items: ObservedValue<[ToDoItem]> {
      if observation == nil {
        observation = $array.observe(self) { $0.itemsDidChange($1.change) }
      }
      return $array
    }

    private func itemsDidChange(_ change: Change) { post(.toDoStoreDidChanged, change) }

    func append(_ item: ToDoItem) { items.append(item) }

    /// Posts a notification for each entry: `addObjectsFromArray:`, which the article calls on the array of key-value
    /// coding, adds the objects one by one.
    func append(contentsOf new: [ToDoItem]) { for item in new { append(item) } }

    func remove(_ item: ToDoItem) {
      if let index = items.value.firstIndex(where: { $0.id == item.id }) { items.remove(at: index) }
    }

    func remove(at index: Int) throws {
      _ = try items.value.at(index)
      items.remove(at: index)
    }

    func replace(_ item: ToDoItem) {
      guard let index = items.value.firstIndex(where: { $0.id == item.id }) else { return }
      items.replace(at: index, with: item)
    }

    func item(at index: Int) throws -> ToDoItem { try items.value.at(index) }

    var count: Int { items.value.count }
    var all: [ToDoItem] { array }
  }
}

extension NotificationName where Payload == Change {
  static var toDoStoreDidChanged: Self { "toDoStoreDidChangedNotification" }
}
