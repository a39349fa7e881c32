import MVC
import UIKitNames

// near: older-answer-wins
// > type a; type ab; server ok Abe,Abi; type abi; type ab; server ok Abi

/// Looks for names, one question at a time.
final class NameSearch: Model {
  @Observed private(set) var found: [String] = []
  private var task: RequestTask?

  func find(_ text: String) {
    task?.cancel()
    task = server?.send(
      Request("names", text),
      then: Block(self) { $0.found = $1.body.split(separator: ",").map { String($0) } }
    )
  }
}

/// Shows what was found.
final class CancelledSearch: UITableViewController, UISearchBarDelegate {
  private let search = NameSearch()
  private let searchBar = UISearchBar()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(searchBar)
    searchBar.delegate = self
    token = search.$found.observe(self) { list, _ in list.tableView.reloadData() }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    search.find(searchText)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    search.found.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = search.found[indexPath.row]
    return cell
  }
}
