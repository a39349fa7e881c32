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
    let difference = store.texts.difference(from: snapshot).inferringMoves()
    snapshot = store.texts
    try table.performBatchUpdates {
      for change in difference {
        switch change {
        case .remove(let row, _, nil): try table.deleteRows(at: [row])
        case .insert(let row, _, nil): try table.insertRows(at: [row])
        case .insert(let row, _, let old?): try table.moveRow(at: old, to: row)
        case .remove: break
        }
      }
    }
  }

  func table(_ table: TableView, swipeActionsForRow row: Int) -> [SwipeAction] {
    [SwipeAction("Delete", self) { $0.store.remove(at: row) }]
  }
}
