import HeadlessUI
import MVC
import UIKitNames

// > tap Add

/// Calls its chores a state of the view.
final class ChoresInViewState: UITableViewController {
  @ViewState private var chores = [ChoreValue(title: "Wash up")]  // model-in-controller

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: ChoresInViewState.add
    )
  }

  private func add() {
    chores.append(ChoreValue(title: "Dry"))
    tableView.reloadData()
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
