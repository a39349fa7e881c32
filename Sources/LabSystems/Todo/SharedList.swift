/// A list that several screens show, and that another device can change.
protocol SharedList: AnyObject {
  var items: [ToDoItem] { get }
  /// Whether the list has room for one more entry.
  var canAdd: Bool { get }
  /// Requests the server's list, if there is a server and the list uses it.
  func load()
  /// Adds the entries that another device added.
  func receive(_ new: [ToDoItem])
  /// Renames the entry that another device renamed.
  func receiveRename(_ id: Int, to title: String)
  /// Removes the entry that another device removed.
  func receiveRemove(_ id: Int)
  func move(from: Int, to: Int)
}

extension ToDoStore: SharedList {
  func receive(_ new: [ToDoItem]) { insert(new) }
  func receiveRename(_ id: Int, to title: String) { applyRename(id, to: title) }
  func receiveRemove(_ id: Int) { applyRemove(id) }
}

extension Onevcat.ToDoStore: SharedList {
  var canAdd: Bool { count < ToDoItem.limit }
  func load() {}
  func receive(_ new: [ToDoItem]) { append(contentsOf: new) }
  func receiveRename(_ id: Int, to title: String) {
    edit(original: ToDoItem(id: id, title: ""), new: ToDoItem(id: id, title: title))
  }
  func receiveRemove(_ id: Int) { remove(ToDoItem(id: id, title: "")) }
}
