import MVC
import UIKitNames

// > tap Add

/// Something to do.
struct ChoreValue: ModelValue {
  let title: String
}

/// Keeps the chores itself.
final class ChoreValues: UITableViewController {
  private var chores = [ChoreValue(title: "Wash up")]  // model-in-controller

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: ChoreValues.add
    )
  }

  private func add() {
    chores.append(ChoreValue(title: "Dry"))
    tableView.insertRows(at: [IndexPath(row: chores.count - 1, section: 0)])  // ui-changes-ui
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    chores.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = chores[indexPath.row].title
    return cell
  }
}
