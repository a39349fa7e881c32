import MVC
import UIKitNames

// near: fault
// > layout; outside change

/// Reloads its table before it registers the cells, which are made at the next layout.
final class LateRegistration: WordList {
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.reloadData()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    token = words.$all.observe(self) { list, _ in list.tableView.reloadData() }
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = words.all[indexPath.row]
    return cell
  }
}
