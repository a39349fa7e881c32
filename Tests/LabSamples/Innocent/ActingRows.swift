import MVC
import UIKitNames

// near: acts-on-another-row
// > select 1; select 2; select 1

/// A lamp and the rows that change it.
final class Dimmer: Model {
  @Observed private(set) var rows = ["Brightness 5", "Brighter", "Darker"]
  private var level = 5

  func change(by step: Int) {
    level += step
    $rows.replace(at: 0, with: "Brightness \(level)")
  }
}

/// A list with rows that act on the first.
final class ActingRows: UITableViewController {
  private let dimmer = Dimmer()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = dimmer.$rows.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    dimmer.rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = dimmer.rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.row > 0 { dimmer.change(by: indexPath.row == 1 ? 1 : -1) }
  }
}
