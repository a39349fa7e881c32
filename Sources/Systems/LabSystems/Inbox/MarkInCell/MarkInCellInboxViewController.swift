import MVC
import UIKitNames

extension MarkInCell {
  /// Sets the mark of a selected row in its cell, and stores it nowhere.
  final class InboxViewController: Correct.InboxViewController {
    override func mark(_ indexPath: IndexPath) {
      let cell = tableView.cellForRow(at: indexPath)
      cell?.accessoryType = cell?.accessoryType == .checkmark ? .none : .checkmark
    }

    override func showMark(of id: Int, in cell: Correct.ConversationCell) {}

    override var marked: [Int] {
      (tableView.indexPathsForVisibleRows ?? []).filter {
        tableView.cellForRow(at: $0)?.accessoryType == .checkmark
      }.map { rows[$0.row].id }
    }

    override func endSelecting() {
      for path in tableView.indexPathsForVisibleRows ?? [] {
        tableView.cellForRow(at: path)?.accessoryType = .none
      }
      super.endSelecting()
    }
  }
}
