import HeadlessUI
import MVC

/// The list of entries, and the only code that changes it (the right MVC of RightMVC).
///
/// The store checks the limit. With a server, it requests each change of the user first, and changes
/// the list when the server grants it. It posts one notification for each change, and calls the block of
/// the caller whose request was refused.
class ToDoStore: Model {
  @Observed private(set) var items: [ToDoItem] = []
  /// The number of entries that were requested from the server, which has not answered yet.
  private var adding = 0

  /// The content of the store's notifications.
  enum Event {
    case changed(Change)
    case becameFull
    case refused(String)
    case couldNotLoad
  }

  /// The number of entries, with those that were requested.
  var total: Int { items.count + adding }
  /// Whether there is room for one more entry.
  var canAdd: Bool { room > 0 }
  private var room: Int { max(0, ToDoItem.limit - total) }

  /// Sends a request to the server, if there is one; `answered` is called once.
  func send(_ request: Request, answered: @escaping (ToDoStore, Response) -> Void) {
    server?.send(request, then: Block(self, answered))
  }

  func item(_ id: Int) -> ToDoItem? { items.first { $0.id == id } }
  func index(of id: Int) -> Int? { items.firstIndex { $0.id == id } }
}

// MARK: - Actions of the user

extension ToDoStore {
  /// Requests the server's list, if there is a server.
  func load() {
    send(Request("load")) { store, response in
      guard case .success(let body) = response else { return store.tell(.couldNotLoad) }
      store.replaceAll(by: ToDoItem.list(from: body))
    }
  }

  /// Adds as many entries as there is room for, at the end.
  func add(_ titles: [String], ifRefused: Block<String>? = nil) {
    let titles = Array(titles.prefix(room))
    guard !titles.isEmpty else { return }
    guard server != nil else { return insert(titles.map(ToDoItem.init(title:))) }
    adding += titles.count
    if !canAdd { tell(.becameFull) }
    send(Request("add", titles.joined(separator: "\n"))) { store, response in
      store.adding -= titles.count
      guard case .success(let body) = response else {
        return store.refuse("add \(titles.joined(separator: ", "))", ifRefused)
      }
      store.insert(ToDoItem.list(from: body))
    }
  }

  /// Renames an entry; an empty title and an unknown entry are ignored.
  func rename(_ id: Int, to title: String, ifRefused: Block<String>? = nil) {
    guard let item = item(id), !title.isEmpty else { return }
    guard server != nil else { return applyRename(id, to: title) }
    send(Request("rename", ToDoItem(id: id, title: title).description)) { store, response in
      guard case .success = response else {
        return store.refuse("rename \(item.title)", ifRefused)
      }
      store.applyRename(id, to: title)
    }
  }

  func remove(_ id: Int, ifRefused: Block<String>? = nil) {
    guard let item = item(id) else { return }
    guard server != nil else { return applyRemove(id) }
    send(Request("remove", "#\(id)")) { store, response in
      guard case .success = response else {
        return store.refuse("remove \(item.title)", ifRefused)
      }
      store.applyRemove(id)
    }
  }
}

// MARK: - Changes of the list

extension ToDoStore {
  /// Adds entries that are not in the list yet, up to the limit.
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

  /// Moves an entry; both numbers must be indexes of entries.
  func move(from: Int, to: Int) { tell(.changed($items.move(from: from, to: to))) }

  private func refuse(_ what: String, _ block: Block<String>?) {
    tell(.refused(what))
    block?(what, from: self)
  }

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
    case .couldNotLoad: "was refused 'load'"
    }
  }
}
