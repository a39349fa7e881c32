import MVC
import UIKitNames

/// Requests for leave, which the server deletes.
class LeaveRequests: Model {
  @Observed private(set) var names = ["Ann", "Bob"]

  func delete(_ name: String, then finish: @escaping (Bool) -> Void) {
    server?.send(
      Request("delete", name),
      then: Block(self) { model, response in
        guard case .success = response else { return finish(false) }
        model.wasDeleted(name)
        finish(true)
      }
    )
  }

  func wasDeleted(_ name: String) {}
  func remove(_ name: String) { names.removeAll { $0 == name } }
}

/// Deletes the row when the server agrees, and leaves the item where it is.
final class RowWithoutItem: UITableViewController {
  private let requests = LeaveRequests()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pending"
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
      [requests, weak tableView] _, _, done in
      requests.delete(name) { isDeleted in
        if isDeleted {
          tableView?.deleteRows(at: [indexPath], with: .fade)
        }
      }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
