import MVC
import UIKitNames

/// One search as it was published: it calls a closure when it has an answer.
final class PublishedSearch: Model {
  private(set) var repositories: [Repository] = []
  private let query: String
  private var page = 1
  private var isComplete = false
  private var isWorking = false

  init?(_ query: String) {
    self.query = query
    super.init()
    if query.isEmpty { return nil }
  }

  func load(_ completion: @escaping (Response) -> Void) {
    guard !isComplete, !isWorking else { return }
    isWorking = true
    server?.send(
      Request("search", "\(query) \(page)"),
      then: Block(self) { search, response in
        search.isWorking = false
        if case .success(let body) = response { search.add(RepositoryPage(body)) }
        completion(response)
      }
    )
  }

  private func add(_ found: RepositoryPage) {
    repositories += found.repositories
    isComplete = repositories.count >= found.total
    page += 1
  }
}

/// The list as it was published: each search is a new object, whose closure reloads the table.
final class PublishedRepositoryListController: UITableViewController, UISearchBarDelegate {
  private let searchBar = UISearchBar()
  private var search: PublishedSearch?

  override func loadView() {
    view.addSubview(searchBar)
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Repositories"
    searchBar.delegate = self
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    guard let search = PublishedSearch(searchBar.text) else { return }
    self.search = search
    load()
  }

  override func tableDidReachEnd(_ tableView: UITableView) { load() }

  private func load() {
    search?.load { [weak self] response in
      if case .success = response { self?.tableView.reloadData() }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    search?.repositories.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) throws -> UITableViewCell {
    let cell = tableView.dequeueCell { UITableViewCell() }
    cell.textLabel?.text = try search?.repositories.at(indexPath.row).name ?? ""
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) throws {
    guard let repository = try search?.repositories.at(indexPath.row) else { return }
    let page = RepositoryDetailController(repository)
    navigationController?.pushViewController(page, animated: true)
  }
}
