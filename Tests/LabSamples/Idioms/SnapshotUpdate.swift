import HeadlessUI
import MVC

/// Remembers what its rows show, and moves only the rows that differ, as diffable data sources do.
final class SnapshotController: NameListController, TableDelegate {
  private let store = NameStore()
  private var snapshot: [String] = []

  override var names: [String] { snapshot }

  override func viewDidLoad() {
    table.delegate = self
    addButton.onTap(self) { $0.store.add("Ada \($0.store.names.count)") }
    observe(.namesDidChange, from: store) { controller, _ in try controller.applySnapshot() }
  }

  private func applySnapshot() throws {
    let difference = store.texts.difference(from: snapshot)
    for change in difference {
      switch change {
      case .remove(let row, _, _):
        snapshot.remove(at: row)
        try table.deleteRows(at: [row])
      case .insert(let row, let text, _):
        snapshot.insert(text, at: row)
        try table.insertRows(at: [row])
      }
    }
  }

  func table(_ table: TableView, swipeActionsForRow row: Int) -> [SwipeAction] {
    [SwipeAction("Delete", self) { $0.store.remove(at: row) }]
  }
}
