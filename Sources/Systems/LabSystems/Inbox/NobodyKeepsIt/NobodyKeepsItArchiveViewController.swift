import MVC
import UIKitNames

extension NobodyKeepsIt {
  /// Gives the table a data source that nobody keeps.
  final class ArchiveViewController: Correct.ArchiveViewController {
    override func setDataSource() {
      let rows = ArchivedRows(store)
      tableView.dataSource = rows
    }
  }
}
