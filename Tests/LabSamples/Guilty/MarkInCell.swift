import MVC
import UIKitNames

// > select 1

/// Marks the cell, which shows another row later.
final class MarkInCell: LampList {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark  // ui-changes-ui
  }
}
