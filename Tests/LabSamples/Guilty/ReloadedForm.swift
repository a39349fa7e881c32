import MVC
import UIKitNames

// > type Ada in Answer row 0; return in Answer row 0; select 3; back

/// A form of four rows that is reloaded when the user comes back to it: then the rows get other cells.
final class ReloadedForm: UITableViewController {
  private static let titles = ["Name", "Street", "Town", "Country"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Address"
    tableView.register(AnswerCell.self, forCellReuseIdentifier: "Entry")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.titles.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath)
    cell.textLabel?.text = Self.titles[indexPath.row]  // stale-cell
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let help = UIViewController()
    help.title = "Help"
    navigationController?.pushViewController(help, animated: true)
  }
}
