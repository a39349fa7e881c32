import MVC
import UIKitNames

/// Takes the item away when the server agrees.
final class DeletedLeaveRequests: LeaveRequests {
  override func wasDeleted(_ name: String) { remove(name) }
}

/// Shows the items that there are.
final class ItemBeforeRow: UITableViewController {
  private let requests = DeletedLeaveRequests()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pending"
    token = requests.$names.observe(self) { list, _ in list.tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    requests.names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = requests.names[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let name = requests.names[indexPath.row]
    let action = UIContextualAction(style: .destructive, title: "Delete") {
      [requests] _, _, done in
      requests.delete(name) { _ in }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
