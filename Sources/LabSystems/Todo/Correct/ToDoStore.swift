import HeadlessUI
import MVC

/// The list of entries, and the only place where it changes (the right MVC of RightMVC).
///
/// The limit lives here. With a server, what a person asks for is asked of the server first and
/// changes the list when it is granted. Every change is told by one notification.
final class ToDoStore: Model {
  @Observed private(set) var items: [ToDoItem] = []
  /// How many entries the server has been asked to add and has not answered.
  private var adding = 0

  /// What the store tells.
  enum Event {
    case changed(Change)
    case becameFull
    case refused(String)
  }

  /// Whether there is room for one more, with those that are on their way counted in.
  var canAdd: Bool { room > 0 }
  private var room: Int { max(0, ToDoItem.limit - items.count - adding) }

  func item(_ id: Int) -> ToDoItem? { items.first { $0.id == id } }
  func index(of id: Int) -> Int? { items.firstIndex { $0.id == id } }
}

// MARK: - What a person asks for

extension ToDoStore {
  /// Gets the list that the server has, if there is a server.
  func load() {
    server?.send(
      Request("load"),
      then: Block(self) { store, response in
        guard case .success(let body) = response else { return store.tell(.refused("load")) }
        store.replaceAll(by: ToDoItem.list(from: body))
      }
    )
  }

  /// Adds entries at the end, as many as there is room for.
  func add(_ titles: [String]) {
    let titles = Array(titles.prefix(room))
    guard !titles.isEmpty else { return }
    guard let server else { return insert(titles.map(ToDoItem.init(title:))) }
    adding += titles.count
    if !canAdd { tell(.becameFull) }
    server.send(
      Request("add", titles.joined(separator: "\n")),
      then: Block(self) { store, response in
        store.adding -= titles.count
        guard case .success(let body) = response else {
          return store.tell(.refused("add \(titles.joined(separator: ", "))"))
        }
        store.insert(ToDoItem.list(from: body))
      }
    )
  }

  /// Gives an entry another title; an empty one is ignored, as is an entry that is gone.
  func rename(_ id: Int, to title: String) {
    guard let item = item(id), !title.isEmpty else { return }
    guard let server else { return applyRename(id, to: title) }
    server.send(
      Request("rename", ToDoItem(id: id, title: title).description),
      then: Block(self) { store, response in
        guard case .success = response else { return store.tell(.refused("rename \(item.title)")) }
        store.applyRename(id, to: title)
      }
    )
  }

  func remove(_ id: Int) {
    guard let item = item(id) else { return }
    guard let server else { return applyRemove(id) }
    server.send(
      Request("remove", "#\(id)"),
      then: Block(self) { store, response in
        guard case .success = response else { return store.tell(.refused("remove \(item.title)")) }
        store.applyRemove(id)
      }
    )
  }
}

// MARK: - What is decided

extension ToDoStore {
  /// Adds entries that exist; without a server, this is where the limit holds.
  func insert(_ new: [ToDoItem]) {
    let fitting = Array(new.filter { item($0.id) == nil }.prefix(ToDoItem.limit - items.count))
    guard !fitting.isEmpty else { return tell(.changed(.set)) }
    tell(.changed($items.append(contentsOf: fitting)))
  }

  func replaceAll(by new: [ToDoItem]) {
    $items.set(Array(new.prefix(ToDoItem.limit)))
    tell(.changed(.set))
  }

  func applyRename(_ id: Int, to title: String) {
    guard let index = index(of: id) else { return }
    tell(.changed($items.replace(at: index, with: ToDoItem(id: id, title: title))))
  }

  func applyRemove(_ id: Int) {
    guard let index = index(of: id) else { return }
    tell(.changed($items.remove(at: index)))
  }

  /// Both must be indexes of entries.
  func move(from: Int, to: Int) { tell(.changed($items.move(from: from, to: to))) }

  private func tell(_ event: Event) { post(.toDoStoreDidChange, event) }
}

extension NotificationName where Payload == ToDoStore.Event {
  static var toDoStoreDidChange: Self { "toDoStoreDidChange" }
}

extension ToDoStore.Event: CustomStringConvertible {
  var description: String {
    switch self {
    case .changed(.set): "reloaded"
    case .changed(let change): change.description
    case .becameFull: "became full"
    case .refused(let what): "was refused '\(what)'"
    }
  }
}
