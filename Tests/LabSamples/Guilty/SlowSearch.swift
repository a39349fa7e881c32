import MVC
import UIKitNames

// > type a; type ab; server ok last Ab; server ok Ann,Abe

/// Shows the answers of a search in the order in which they come.
final class SlowSearch: UITableViewController, UISearchBarDelegate {
  private let searchBar = UISearchBar()
  private var names: [String] = []

  override func loadView() {
    super.loadView()
    view.addSubview(searchBar)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    searchBar.delegate = self
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    server?.send(  // controller-uses-network
      Request("search", searchText),
      then: Block(self) { list, response in
        list.show("\(response)")
      }
    )
  }

  private func show(_ answer: String) {
    names = answer.split(separator: ",").map(String.init)
    tableView.reloadData()  // ui-changes-ui, older-answer-wins
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}
