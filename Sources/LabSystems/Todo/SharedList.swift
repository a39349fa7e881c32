/// A list that more than one screen is on, and that another device can reach.
protocol SharedList: AnyObject {
  var items: [ToDoItem] { get }
  /// Whether the product lets a person add one more.
  var canAdd: Bool { get }
  /// Gets the server's list, if there is one and this list knows of servers.
  func load()
  /// Entries were added elsewhere.
  func receive(_ new: [ToDoItem])
  func receiveRename(_ id: Int, to title: String)
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
