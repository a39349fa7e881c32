import MVC
import UIKitNames

/// What an app has asked the network for.
final class NetworkLog: Model {
  let addresses = ["a.com", "b.com", "b.org"]
}

/// Opens the record that the whole list has at the row of a result.
class OpenedUnfiltered: UITableViewController, UISearchBarDelegate {
  let log = NetworkLog()
  private let searchBar = UISearchBar()
  private var text = ""

  final var shown: [String] {
    log.addresses.filter { text.isEmpty || $0.contains(text) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Records"
    view.addSubview(searchBar)
    searchBar.delegate = self
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    text = searchText
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(indexPath.row)
  }

  func open(_ row: Int) {
    navigationController?.pushViewController(RecordPage(log.addresses[row]), animated: true)
  }
}

/// Shows one record.
final class RecordPage: UIViewController {
  init(_ address: String) {
    super.init()
    title = address
  }
}
