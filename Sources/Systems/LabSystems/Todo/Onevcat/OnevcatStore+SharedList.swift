extension Onevcat.ToDoStore: SharedList {
  var canAdd: Bool { count < ToDoItem.limit }
  func load() {}
  func receive(_ new: [ToDoItem]) { append(contentsOf: new) }
  func receiveRename(_ id: Int, to title: String) {
    edit(original: ToDoItem(id: id, title: ""), new: ToDoItem(title: title))
  }
  func receiveRemove(_ id: Int) { remove(ToDoItem(id: id, title: "")) }
  func takeOver(_ new: [ToDoItem]) {
    for item in items { remove(item) }
    append(contentsOf: new)
  }
}
