import MVC
import UIKitNames

// finds: model-in-controller
// > tap Add

/// Keeps its names in what two closures have in common.
final class CapturedNames: UITableViewController {
  private var add: () -> Void = {}
  private var rows: () -> [String] = { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    var names = ["Ada"]
    rows = { names }
    add = { names.append("Bob") }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: CapturedNames.addName
    )
  }

  private func addName() {
    add()
    tableView.reloadData()  // ui-changes-ui
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows().count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows()[indexPath.row]
    return cell
  }
}
