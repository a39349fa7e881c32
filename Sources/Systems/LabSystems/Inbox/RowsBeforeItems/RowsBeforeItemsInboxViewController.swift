import MVC
import UIKitNames

extension RowsBeforeItems {
  /// Deletes the row of a conversation before the server has agreed to archive it.
  final class InboxViewController: Correct.InboxViewController {
    override func archive(_ id: Int, at indexPath: IndexPath) {
      tableView.deleteRows(at: [indexPath], with: .automatic)
      super.archive(id, at: indexPath)
    }
  }
}
