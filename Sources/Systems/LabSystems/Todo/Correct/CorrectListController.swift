import HeadlessUI
import MVC

extension Correct {
  /// Passes the user's actions to the store, and shows only what the store has.
  class ToDoListController: ListController, TableDataSource, TableDelegate {
    private let store: ToDoStore

    init(store: ToDoStore) { self.store = store }

    override func viewDidLoad() {
      addButton.onTap(self) { $0.addTapped() }
      table.dataSource = self
      table.delegate = self
      observe(.toDoStoreDidChange, from: store) { try $0.storeDidChange($1.payload) }
      showRoom()
    }

    private func addTapped() {
      store.add(["To Do Item \(store.total + 1)"], ifRefused: showRefusal)
    }

    override var acceptsPaste: Bool { true }
    override func paste(_ lines: [String]) { store.add(lines, ifRefused: showRefusal) }

    private func storeDidChange(_ event: ToDoStore.Event) throws {
      switch event {
      case .changed(let change): try table.apply(change)
      case .becameFull, .refused: break
      case .couldNotLoad: showToast("The server refused: load")
      }
      showRoom()
    }

    private var showRefusal: Block<String> {
      Block(self) { $0.showToast("The server refused: \($1)") }
    }

    func showRoom() { addButton.isEnabled = store.canAdd }

    func numberOfRows(in table: TableView) -> Int { store.items.count }

    func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
      cell(showing: try store.items.at(row).title)
    }

    func table(_ table: TableView, didSelectRow row: Int) throws {
      let item = try store.items.at(row)
      navigation?.push(
        Correct.ToDoEditController(store: store, entryID: item.id, ifRefused: showRefusal)
      )
    }

    func table(_ table: TableView, swipeActionsForRow row: Int) throws -> [SwipeAction] {
      let id = try store.items.at(row).id
      return [SwipeAction("Delete", self) { $0.store.remove(id, ifRefused: $0.showRefusal) }]
    }
  }
}
