import MVC
import UIKitNames

// near: model-in-controller
// > select 1; back; select 0

/// A menu whose rows never change.
final class FixedMenu: UITableViewController {
  private static let notes = ["Who uses the app", "How to use it"]
  private let titles = ["Profile", "Help"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "\(titles[indexPath.row]): \(Self.notes[indexPath.row])"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = UIViewController()
    page.title = titles[indexPath.row]
    navigationController?.pushViewController(page, animated: true)
  }
}
