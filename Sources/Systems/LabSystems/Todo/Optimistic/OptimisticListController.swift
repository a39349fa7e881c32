import HeadlessUI
import MVC

extension Optimistic {
  /// The misused controller with a server: it inserts the row first, then sends the request, and only
  /// logs the answer.
  final class ToDoListController: Misused.ToDoListController {
    private var log: [String] = []

    override func append(_ titles: [String]) throws {
      try super.append(titles)
      send(Request("add", titles.joined(separator: "\n")))
    }

    override func remove(at row: Int) throws {
      let item = try items.at(row)
      try super.remove(at: row)
      send(Request("remove", "#\(item.id)"))
    }

    override func edit(
      _ edit: Misused.ToDoEditController,
      didRename item: ToDoItem,
      to title: String
    ) throws {
      try super.edit(edit, didRename: item, to: title)
      send(Request("rename", ToDoItem(id: item.id, title: title).description))
    }

    private func send(_ request: Request) {
      server?.send(request, then: Block(self) { $0.log.append("\(request): \($1)") })
    }
  }
}
