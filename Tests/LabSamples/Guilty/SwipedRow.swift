import MVC
import UIKitNames

// > swipe 1; tap Delete; server ok

/// Deletes the row when the server agrees, and forgets the array that the rows are counted in.
final class SwipedRow: UITableViewController {
  private var names = ["Ann", "Bob"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Names"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.delete(at: indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func delete(at indexPath: IndexPath) {
    server?.send(  // controller-uses-network
      Request("delete", names[indexPath.row]),
      then: Block(self) { list, _ in
        list.tableView.deleteRows(at: [indexPath], with: .automatic)  // ui-changes-ui, fault
      }
    )
  }
}
