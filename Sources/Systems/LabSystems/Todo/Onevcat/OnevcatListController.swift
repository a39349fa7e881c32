import HeadlessUI
import MVC

extension Onevcat {
  /// The controller as published in the original article: it follows the shared store, but does not
  /// read the state of the store before the first notification.
  final class ToDoListController: ListController, TableDataSource, TableDelegate {
    override func viewDidLoad() {
      addButton.onTap(self) { $0.addButtonPressed() }
      table.dataSource = self
      table.delegate = self
      observe(.toDoStoreDidChangedBehavior) { try $0.todoItemsDidChange($1.payload) }
    }

    private func addButtonPressed() {
      let store = Onevcat.ToDoStore.shared
      store.append(ToDoItem(title: "To Do Item \(store.count + 1)"))
    }

    override var acceptsPaste: Bool { true }
    override func paste(_ lines: [String]) {
      Onevcat.ToDoStore.shared.append(contentsOf: lines.map(ToDoItem.init(title:)))
    }

    private func todoItemsDidChange(_ behavior: Onevcat.ToDoStore.ChangeBehavior) throws {
      try syncTableView(for: behavior)
      updateAddButtonState()
    }

    private func syncTableView(for behavior: Onevcat.ToDoStore.ChangeBehavior) throws {
      switch behavior {
      case .add(let indexes): try table.insertRows(at: Indexes(indexes))
      case .remove(let indexes): try table.deleteRows(at: Indexes(indexes))
      case .reload: try table.reload()
      }
    }

    private func updateAddButtonState() {
      addButton.isEnabled = Onevcat.ToDoStore.shared.count < ToDoItem.limit
    }

    func numberOfRows(in table: TableView) -> Int { Onevcat.ToDoStore.shared.count }

    func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
      cell(showing: try Onevcat.ToDoStore.shared.item(at: row).title)
    }

    func table(_ table: TableView, didSelectRow row: Int) throws {
      let item = try Onevcat.ToDoStore.shared.item(at: row)
      navigation?.push(Onevcat.ToDoEditController(item: item))
    }

    func table(_ table: TableView, swipeActionsForRow row: Int) -> [SwipeAction] {
      [SwipeAction("Delete", self) { _ in try Onevcat.ToDoStore.shared.remove(at: row) }]
    }
  }
}
