import MVC
import UIKitNames

// near: stale-cell
// > type Ada in Answer row 0; return in Answer row 0; type Bern in Answer row 2; return in Answer row 2
// > scroll 3; select 1; back; scroll 0; select 3; back

/// A form of four rows, each of which has one cell for ever, although the form is reloaded when it appears.
final class StaticForm: UITableViewController {
  private let cells = ["Name", "Street", "Town", "Country"].map { title in
    let cell = AnswerCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = title
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Address"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cells[indexPath.row] }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let help = UIViewController()
    help.title = "Help"
    navigationController?.pushViewController(help, animated: true)
  }
}
