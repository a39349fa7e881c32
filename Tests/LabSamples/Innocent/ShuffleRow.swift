import MVC
import UIKitNames

// near: acts-on-another-row
// > select 1; back; select 0; back; select 2

/// The songs of an album, below a row that plays any of them.
final class ShuffleRow: UITableViewController {
  private let rows = ["Shuffle", "Blackbird", "Yesterday"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Album"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let player = UIViewController()
    player.title = rows[indexPath.row == 0 ? 2 : indexPath.row]
    navigationController?.pushViewController(player, animated: true)
  }
}
