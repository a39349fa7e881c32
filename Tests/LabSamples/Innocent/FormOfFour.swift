import MVC
import UIKitNames

// near: stale-cell
// > type Ada in Answer row 0; return in Answer row 0; scroll 3; select 3; back; scroll 0; select 0; back

/// A form whose rows are all in sight, so that none of its cells is ever reused; it is never reloaded.
final class FormOfFour: UITableViewController {
  private static let titles = ["Name", "Street", "Town", "Country"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Address"
    tableView.register(AnswerCell.self, forCellReuseIdentifier: "Entry")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.titles.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath)
    cell.textLabel?.text = Self.titles[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    // The rows get new heights, as after a larger text; no row is filled again.
    tableView.beginUpdates()
    tableView.endUpdates()
    let help = UIViewController()
    help.title = "Help"
    navigationController?.pushViewController(help, animated: true)
  }
}
