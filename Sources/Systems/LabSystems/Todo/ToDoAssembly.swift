import HeadlessUI
import MVC
import MVCLab

/// The objects of a running wiring of `todo`: it makes the screens, and knows what they should show.
final class ToDoAssembly: Assembly {
  private let model: ToDoModel
  private(set) var backend: ToDoBackend?
  /// The identities of the entries that another device removed.
  private(set) var removedElsewhere: Set<Int> = []

  init(_ model: ToDoModel) { self.model = model }

  /// The list that all screens share and other devices change; nil if each screen has its own.
  var shared: (any SharedList)? { model.shared }

  func makeScreen(_ kind: String) -> ViewController { model.makeList() }

  func begin() {
    if let runtime = Runtime.current, let server = runtime.server {
      let backend = ToDoBackend { [unowned runtime] in runtime.nextIdentity() }
      server.backend = { backend.grant($0, body: $1) }
      self.backend = backend
    }
    shared?.load()
  }

  func inherit(from other: any Assembly) {
    guard let other = other as? ToDoAssembly else { return begin() }
    backend = other.backend
    if let list = other.shared {
      if !model.adopt(list) { shared?.takeOver(list.items) }
    } else {
      shared?.load()
    }
  }
}

/// The place where a wiring of `todo` keeps its entries.
struct ToDoModel {
  /// Returns a new list screen.
  let makeList: () -> ViewController
  /// Returns the entries in the model of a list screen.
  let entries: (ViewController) -> [ToDoItem]
  private let getShared: () -> (any SharedList)?
  /// Replaces its shared list by another of the same type; returns false for another type.
  let adopt: (any SharedList) -> Bool

  var shared: (any SharedList)? { getShared() }

  /// A place with one list for all screens.
  init<List: SharedList>(sharing list: List, makeList: @escaping (List) -> ViewController) {
    var current = list
    self.makeList = { makeList(current) }
    entries = { _ in current.items }
    getShared = { current }
    adopt = { other in
      guard let other = other as? List else { return false }
      current = other
      return true
    }
  }

  /// A place with a list of its own for each screen.
  init<Controller: ViewController>(
    each makeList: @escaping () -> Controller,
    entries: @escaping (Controller) -> [ToDoItem]
  ) {
    self.makeList = makeList
    self.entries = { ($0 as? Controller).map(entries) ?? [] }
    getShared = { nil }
    adopt = { _ in false }
  }
}

// MARK: - The truth

extension ToDoAssembly {
  func truth(of controller: ViewController) -> Truth? {
    switch controller {
    case is ListController:
      let entries = model.entries(controller)
      let canAdd = shared?.canAdd ?? (entries.count < ToDoItem.limit)
      return Truth("list") {
        Rows(count: entries.count) { entries[$0].title }
        Enabled("Add", canAdd)
      }
    case let edit as EditController:
      let entries = shared?.items ?? opener(of: edit).map(model.entries) ?? []
      let entry = entries.first { $0.id == edit.entryID }
      return Truth("entry \(edit.entryID)") { Text("entry", entry?.title ?? "(deleted)") }
    default: return nil
    }
  }

  /// Returns the entries in the model of a list screen.
  func entries(of list: ListController) -> [ToDoItem] { model.entries(list) }

  /// Returns the list screen that pushed an edit screen.
  private func opener(of edit: EditController) -> ListController? {
    edit.navigation?.stack.lazy.compactMap { $0 as? ListController }.first
  }

  /// Returns all lists of entries in a world: the shared one, or one for each list screen.
  func lists(in world: World) -> [[ToDoItem]] {
    if let shared { return [shared.items] }
    return world.screens.map(\.controller).filter { $0 is ListController }.map(model.entries)
  }
}

// MARK: - Another device

extension ToDoAssembly {
  static let outsideActions = [
    OutsideAction("add", usage: "TITLE", "adds an entry"),
    OutsideAction("rename", usage: "ROW TITLE", "renames the entry in a row"),
    OutsideAction("remove", usage: "ROW", "removes the entry in a row"),
    OutsideAction("resend", usage: "ROW", "adds the entry in a row once more"),
    OutsideAction("reorder", usage: "ROW ROW", "moves the entry in a row to another row"),
  ]

  func outside(_ action: String, _ arguments: [String]) throws -> Bool {
    var arguments = OutsideArguments(arguments, of: action, in: ToDoAssembly.outsideActions)
    let count = shared?.items.count
    switch action {
    case "add": try add(titles: [arguments.text()])
    case "rename": rename(try arguments.row(of: count), to: try arguments.text())
    case "remove": remove(try arguments.row(of: count))
    case "resend": resend(try arguments.row(of: count))
    default: move(from: try arguments.row(of: count), to: try arguments.row(of: count))
    }
    return shared != nil
  }

  private func add(titles: [String]) throws {
    guard let shared else { return }
    shared.receive(backend?.add(titles) ?? titles.map(ToDoItem.init(title:)))
  }

  private func rename(_ row: Int, to title: String) {
    guard let shared else { return }
    let id = shared.items[row].id
    backend?.rename(id, to: title)
    shared.receiveRename(id, to: title)
  }

  private func remove(_ row: Int) {
    guard let shared else { return }
    let id = shared.items[row].id
    backend?.remove(id)
    removedElsewhere.insert(id)
    shared.receiveRemove(id)
  }

  private func resend(_ row: Int) {
    if let shared { shared.receive([shared.items[row]]) }
  }

  private func move(from: Int, to: Int) {
    guard let shared else { return }
    backend?.move(shared.items[from].id, to: to)
    shared.move(from: from, to: to)
  }
}
