import MVC
import UIKitNames

// > tap Add; select 0

/// Keeps the names of the guests in an array of strings.
final class GuestNames: UITableViewController {
  private var names = ["Ada"]  // model-in-controller

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: GuestNames.add
    )
  }

  private func add() {
    names.append("Bob")
    tableView.reloadData()  // ui-changes-ui
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

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)  // ui-changes-ui
  }
}
