import HeadlessUI
import MVC

extension RightMVC {
  /// The controller as published in RightMVC: it makes its own store when it first needs one, listens to
  /// notifications of any sender, and uses only the last index of each.
  final class ToDoListController: ListController, TableDataSource, TableDelegate {
    private(set) lazy var toDoStore = RightMVC.ToDoStore()

    override func viewDidLoad() {
      addButton.onTap(self) { $0.addButtonPressed() }
      table.dataSource = self
      table.delegate = self
      observe(.toDoStoreDidChanged) { try $0.toDoItemsDidChange($1.payload) }
    }

    private func addButtonPressed() {
      toDoStore.append(ToDoItem(title: "To Do Item \(toDoStore.count + 1)"))
    }

    override var acceptsPaste: Bool { true }
    override func paste(_ lines: [String]) {
      toDoStore.append(contentsOf: lines.map(ToDoItem.init(title:)))
    }

    private func toDoItemsDidChange(_ change: Change) throws {
      try syncTableView(for: change, at: change.indexes.last ?? 0)
      updateAddButtonState()
    }

    private func syncTableView(for change: Change, at index: Int) throws {
      if case .insert = change {
        try table.insertRows(at: [index])
      } else {
        try table.deleteRows(at: [index])
      }
    }

    private func updateAddButtonState() {
      addButton.isEnabled = toDoStore.count + 1 <= ToDoItem.limit
    }

    func numberOfRows(in table: TableView) -> Int { toDoStore.count }

    func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
      cell(showing: try toDoStore.item(at: row).title)
    }

    func table(_ table: TableView, didSelectRow row: Int) throws {
      let item = try toDoStore.item(at: row)
      navigation?.push(RightMVC.ToDoEditController(toDoStore: toDoStore, item: item))
    }

    func table(_ table: TableView, swipeActionsForRow row: Int) -> [SwipeAction] {
      [SwipeAction("Delete", self) { try $0.toDoStore.remove(at: row) }]
    }
  }
}
