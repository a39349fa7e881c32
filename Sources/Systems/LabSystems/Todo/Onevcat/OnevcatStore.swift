import HeadlessUI
import MVC

extension Onevcat {
  /// The store as published in the original article: after each assignment it computes the change from
  /// the difference of two sets of identities.
  ///
  /// Only `move` is added here.
  final class ToDoStore: Model {
    enum ChangeBehavior {
      case add([Int])
      case remove([Int])
      case reload
    }

    /// The only store of the program.
    static var shared: ToDoStore { singleton { ToDoStore() } }

    @Observed private(set) var items: [ToDoItem] = [] {
      didSet { post(.toDoStoreDidChangedBehavior, ToDoStore.diff(original: oldValue, now: items)) }
    }

    /// Returns the indexes in ascending order; in the article their order is that of a hash table.
    static func diff(original: [ToDoItem], now: [ToDoItem]) -> ChangeBehavior {
      let originalSet = Set(original.map(\.id))
      let nowSet = Set(now.map(\.id))
      if originalSet.isSubset(of: nowSet) {
        let added = nowSet.subtracting(originalSet)
        return .add(now.indices.filter { added.contains(now[$0].id) })
      } else if nowSet.isSubset(of: originalSet) {
        let removed = originalSet.subtracting(nowSet)
        return .remove(original.indices.filter { removed.contains(original[$0].id) })
      } else {
        return .reload
      }
    }

    func append(_ item: ToDoItem) { items.append(item) }
    func append(contentsOf new: [ToDoItem]) { items.append(contentsOf: new) }

    func remove(_ item: ToDoItem) {
      guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
      items.remove(at: index)
    }

    func remove(at index: Int) throws {
      _ = try items.at(index)
      items.remove(at: index)
    }

    func edit(original: ToDoItem, new: ToDoItem) {
      guard let index = items.firstIndex(where: { $0.id == original.id }) else { return }
      items[index] = new
    }

    func move(from: Int, to: Int) {
      var moved = items
      moved.insert(moved.remove(at: from), at: to)
      items = moved
    }

    var count: Int { items.count }
    func item(at index: Int) throws -> ToDoItem { try items.at(index) }
  }
}

extension NotificationName where Payload == Onevcat.ToDoStore.ChangeBehavior {
  static var toDoStoreDidChangedBehavior: Self { "toDoStoreDidChangedNotification" }
}

extension Onevcat.ToDoStore.ChangeBehavior: CustomStringConvertible {
  var description: String {
    switch self {
    case .add(let indexes): "added \(indexes)"
    case .remove(let indexes): "removed \(indexes)"
    case .reload: "reloaded"
    }
  }
}
