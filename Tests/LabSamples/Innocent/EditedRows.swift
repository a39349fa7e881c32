import MVC
import UIKitNames

// near: fault, ui-changes-ui
// > tap Edit; tap - row 0; tap Delete; tap Done; outside change

/// Deletes a word, and lets the notification delete its row.
class EditedRows: WordList, UITableViewEditingDataSource {
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    token = words.$all.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { words.removeWord(at: indexPath.row) }
}
