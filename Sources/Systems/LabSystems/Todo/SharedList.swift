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
  /// Takes the entries of another list, unless the server has entries for this one.
  func takeOver(_ items: [ToDoItem])
}

extension ToDoStore: SharedList {
  func receive(_ new: [ToDoItem]) { insert(new) }
  func receiveRename(_ id: Int, to title: String) { applyRename(id, to: title) }
  func receiveRemove(_ id: Int) { applyRemove(id) }
  func takeOver(_ items: [ToDoItem]) { if server == nil { replaceAll(by: items) } else { load() } }
}
