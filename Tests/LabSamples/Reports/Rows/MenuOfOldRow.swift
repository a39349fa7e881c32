import MVC
import UIKitNames

/// Apps with a newer version; one leaves the list when its update is done.
final class PendingUpdates: Model, ChangedElsewhere {
  @Observed private(set) var apps = ["Atlas", "Bear", "Craft"]

  func ignore(at row: Int) { if apps.indices.contains(row) { $apps.remove(at: row) } }
  func ignore(_ app: String) { apps.removeAll { $0 == app } }

  func changeElsewhere() {
    if !apps.isEmpty { $apps.remove(at: 0) }
  }
}

/// Opens a menu on a row, whose choice ignores the app that stands at the row by then.
class MenuOfOldRow: UITableViewController {
  let updates: PendingUpdates
  private var token: ObservationToken?

  init(_ updates: PendingUpdates) {
    self.updates = updates
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Updates"
    token = updates.$apps.observe(self) { list, _ in list.tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    updates.apps.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = updates.apps[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.addAction(ignore(indexPath.row))
    present(menu, animated: true)
  }

  func ignore(_ row: Int) -> UIAlertAction {
    UIAlertAction(title: "Ignore", style: .default) { [updates] _ in
      updates.ignore(at: row)
    }
  }
}
