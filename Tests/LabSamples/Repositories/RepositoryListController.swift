import HeadlessUI
import MVC
import UIKitNames

/// A search field, and the repositories that the model has found.
final class RepositoryListController: UITableViewController, UISearchBarDelegate {
  private let search: RepositorySearch
  private let searchBar = UISearchBar()
  private let spinner = ActivityIndicatorView(identifier: "searching")
  private var tokens: [ObservationToken] = []

  init(_ search: RepositorySearch) {
    self.search = search
    super.init()
  }

  override func loadView() {
    view.addSubview(searchBar)
    view.addSubview(spinner)
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Repositories"
    searchBar.delegate = self
    tokens = [
      search.$repositories.observe(self) { list, event in
        try list.tableView.apply(event.change)
      },
      search.$isWorking.observe(self, options: .initial) { list, _ in list.showWork() },
    ]
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { search.search(searchBar.text) }

  private func showWork() {
    if search.isWorking { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    search.repositories.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell { UITableViewCell() }
    cell.textLabel?.text = search.repositories[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = RepositoryDetailController(search.repositories[indexPath.row])
    navigationController?.pushViewController(page, animated: true)
  }

  override func tableDidReachEnd(_ tableView: UITableView) { search.loadPage() }
}
