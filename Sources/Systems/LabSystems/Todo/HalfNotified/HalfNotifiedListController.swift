import HeadlessUI
import MVC

extension HalfNotified {
  /// Listens to the shared store, as it should, but still has the lines that move the rows by hand.
  final class ToDoListController: ListController, TableDataSource, TableDelegate {
    private let store: ToDoStore

    init(store: ToDoStore) { self.store = store }

    override func viewDidLoad() {
      addButton.onTap(self) { try $0.addTapped() }
      table.dataSource = self
      table.delegate = self
      observe(.toDoStoreDidChange, from: store) { try $0.storeDidChange($1.payload) }
      showRoom()
    }

    private func addTapped() throws {
      store.add(["To Do Item \(store.total + 1)"])
      try table.insertRows(at: [store.items.count - 1])
      addButton.isEnabled = store.canAdd
    }

    override var acceptsPaste: Bool { true }
    override func paste(_ lines: [String]) throws {
      let first = store.items.count
      store.add(lines)
      try table.insertRows(at: Indexes(first..<store.items.count))
      addButton.isEnabled = store.canAdd
    }

    private func remove(at row: Int) throws {
      store.remove(try store.items.at(row).id)
      try table.deleteRows(at: [row])
      addButton.isEnabled = store.canAdd
    }

    private func storeDidChange(_ event: ToDoStore.Event) throws {
      switch event {
      case .changed(let change): try table.apply(change)
      case .becameFull, .refused: break
      case .couldNotLoad: showToast("The server refused: load")
      }
      showRoom()
    }

    private func showRoom() { addButton.isEnabled = store.canAdd }

    func numberOfRows(in table: TableView) -> Int { store.items.count }

    func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
      cell(showing: try store.items.at(row).title)
    }

    func table(_ table: TableView, didSelectRow row: Int) throws {
      let item = try store.items.at(row)
      let edit = HalfStore.ToDoEditController(store: store, entryID: item.id)
      edit.delegate = self
      navigation?.push(edit)
    }

    func table(_ table: TableView, swipeActionsForRow row: Int) -> [SwipeAction] {
      [SwipeAction("Delete", self) { try $0.remove(at: row) }]
    }
  }
}

extension HalfNotified.ToDoListController: HalfStore.EditDelegate {
  func editDidRename(row: Int) throws {
    try table.reloadRows(at: [row])
  }

  func editDidDelete(row: Int) throws {
    try table.deleteRows(at: [row])
    addButton.isEnabled = store.canAdd
  }
}
