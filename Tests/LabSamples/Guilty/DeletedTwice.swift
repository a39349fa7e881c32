import MVC
import UIKitNames

// > tap Edit; tap - row 0; tap Delete

/// Deletes the row that the notification has deleted already.
final class DeletedTwice: EditedRows {
  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    words.removeWord(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)  // ui-changes-ui, fault
  }
}
