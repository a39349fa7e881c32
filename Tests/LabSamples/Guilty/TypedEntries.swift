import MVC
import UIKitNames

// > type Milk; type Bread

/// Takes a search field for new entries.
final class TypedEntries: UITableViewController, UISearchBarDelegate {
  private let searchBar = UISearchBar()
  private var entries: [String] = []  // model-in-controller

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Entries"
    view.addSubview(searchBar)
    searchBar.delegate = self
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    entries.append(searchText)
    tableView.reloadData()  // ui-changes-ui
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = entries[indexPath.row]
    return cell
  }
}
