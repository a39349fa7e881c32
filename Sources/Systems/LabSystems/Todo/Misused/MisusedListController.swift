import HeadlessUI
import MVC

extension Misused {
  /// Keeps the entries in an array, and moves the rows when the user taps (RightMVC's wrong MVC).
  class ToDoListController: ListController, TableDataSource, TableDelegate, EditDelegate {
    var items: [ToDoItem] = []

    override func viewDidLoad() throws {
      addButton.onTap(self) { try $0.addTapped() }
      table.dataSource = self
      table.delegate = self
    }

    func addTapped() throws {
      try append(["To Do Item \(items.count + 1)"])
    }

    override var acceptsPaste: Bool { true }
    override func paste(_ lines: [String]) throws { try append(lines) }

    func append(_ titles: [String]) throws {
      let first = items.count
      items += titles.map(ToDoItem.init(title:))
      try table.insertRows(at: Indexes(first..<items.count))
      if items.count >= ToDoItem.limit {
        addButton.isEnabled = false
      }
    }

    func remove(at row: Int) throws {
      _ = try items.at(row)
      items.remove(at: row)
      try table.deleteRows(at: [row])
      if items.count < ToDoItem.limit {
        addButton.isEnabled = true
      }
    }

    func numberOfRows(in table: TableView) -> Int { items.count }

    func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
      cell(showing: try items.at(row).title)
    }

    func table(_ table: TableView, didSelectRow row: Int) throws {
      let item = try items.at(row)
      let edit = ToDoEditController(item: item)
      edit.delegate = self
      navigation?.push(edit)
    }

    func table(_ table: TableView, swipeActionsForRow row: Int) -> [SwipeAction] {
      [SwipeAction("Delete", self) { try $0.remove(at: row) }]
    }

    func edit(_ edit: ToDoEditController, didRename item: ToDoItem, to title: String) throws {
      guard let row = items.firstIndex(where: { $0.id == item.id }) else { return }
      items[row].title = title
      try table.reloadRows(at: [row])
    }

    func edit(_ edit: ToDoEditController, didDelete item: ToDoItem) throws {
      guard let row = items.firstIndex(where: { $0.id == item.id }) else { return }
      try remove(at: row)
    }
  }
}
