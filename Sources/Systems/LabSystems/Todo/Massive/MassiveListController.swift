import HeadlessUI
import MVC

extension Massive {
  /// All roles in one class: the entries and their limit, the requests, both screens and the way between
  /// them.
  final class ToDoListController: ListController, TableDataSource, TableDelegate {
    private(set) var items: [ToDoItem] = []
    /// The number of entries that were requested from the server, which has not answered yet.
    private var adding = 0

    override func viewDidLoad() throws {
      addButton.onTap(self) { try $0.addTapped() }
      table.dataSource = self
      table.delegate = self
      send(Request("load")) { try $0.showAll(ToDoItem.list(from: $1)) }
    }

    // The list

    private func addTapped() throws {
      try add(["To Do Item \(items.count + adding + 1)"])
    }

    override var acceptsPaste: Bool { true }
    override func paste(_ lines: [String]) throws { try add(lines) }

    func numberOfRows(in table: TableView) -> Int { items.count }

    func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
      cell(showing: try items.at(row).title)
    }

    func table(_ table: TableView, didSelectRow row: Int) throws {
      let item = try items.at(row)
      let edit = EditController(entryID: item.id)
      edit.titleLabel.text = item.title
      edit.titleField.text = item.title
      edit.saveButton.onTap(self) { try $0.saveTapped() }
      edit.deleteButton.onTap(self) { try $0.deleteTapped() }
      navigation?.push(edit)
    }

    func table(_ table: TableView, swipeActionsForRow row: Int) throws -> [SwipeAction] {
      let item = try items.at(row)
      return [SwipeAction("Delete", self) { try $0.remove(item) }]
    }

    private func showRoom() {
      addButton.isEnabled = items.count + adding < ToDoItem.limit
    }

    // The edit screen

    private func saveTapped() throws {
      guard let edit = navigation?.top as? EditController else { return }
      if let item = items.first(where: { $0.id == edit.entryID }), !edit.titleField.text.isEmpty {
        try rename(item, to: edit.titleField.text)
      }
      navigation?.pop()
    }

    private func deleteTapped() throws {
      guard let edit = navigation?.top as? EditController else { return }
      if let item = items.first(where: { $0.id == edit.entryID }) { try remove(item) }
      navigation?.pop()
    }

    // The entries

    private func add(_ titles: [String]) throws {
      let titles = Array(titles.prefix(max(0, ToDoItem.limit - items.count - adding)))
      guard !titles.isEmpty else { return }
      guard server != nil else { return try insert(titles.map(ToDoItem.init(title:))) }
      adding += titles.count
      showRoom()
      send(
        Request("add", titles.joined(separator: "\n")),
        whenAnswered: { $0.adding -= titles.count },
        whenGranted: { try $0.insert(ToDoItem.list(from: $1)) }
      )
    }

    private func rename(_ item: ToDoItem, to title: String) throws {
      let renamed = ToDoItem(id: item.id, title: title)
      guard server != nil else { return try replace(by: renamed) }
      send(Request("rename", renamed.description)) { controller, _ in
        try controller.replace(by: renamed)
      }
    }

    private func remove(_ item: ToDoItem) throws {
      guard server != nil else { return try delete(item) }
      send(Request("remove", "#\(item.id)")) { controller, _ in try controller.delete(item) }
    }

    private func showAll(_ loaded: [ToDoItem]) throws {
      items = Array(loaded.prefix(ToDoItem.limit))
      try table.reload()
      showRoom()
    }

    private func insert(_ new: [ToDoItem]) throws {
      let first = items.count
      items += new.prefix(ToDoItem.limit - first)
      try table.insertRows(at: Indexes(first..<items.count))
      showRoom()
    }

    private func replace(by item: ToDoItem) throws {
      guard let row = items.firstIndex(where: { $0.id == item.id }) else { return }
      items[row] = item
      try table.reloadRows(at: [row])
    }

    private func delete(_ item: ToDoItem) throws {
      guard let row = items.firstIndex(where: { $0.id == item.id }) else { return }
      items.remove(at: row)
      try table.deleteRows(at: [row])
      showRoom()
    }

    // The requests

    private func send(
      _ request: Request,
      whenAnswered: @escaping (ToDoListController) -> Void = { _ in },
      whenGranted: @escaping (ToDoListController, String) throws -> Void
    ) {
      server?.send(
        request,
        then: Block(self) { controller, response in
          whenAnswered(controller)
          if case .success(let body) = response { return try whenGranted(controller, body) }
          controller.showRoom()
          controller.showToast("The server refused: \(request)")
        }
      )
    }
  }
}
