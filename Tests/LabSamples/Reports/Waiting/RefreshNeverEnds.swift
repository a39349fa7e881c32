import MVC
import UIKitNames

/// Languages of which a service knows.
final class ToolLanguages: Model {
  @Observed private(set) var names = ["English"]
  @Observed private(set) var failures = 0

  func reload() {
    server?.send(
      Request("languages"),
      then: Block(self) { languages, response in
        guard case .success = response else {
          languages.failures += 1
          return
        }
        languages.names = ["English", "Spanish"]
      }
    )
  }
}

/// Ends a refresh when new languages have come.
class RefreshNeverEnds: UITableViewController {
  let languages = ToolLanguages()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Languages"
    let refresh = UIRefreshControl()
    refresh.addTarget(self, action: RefreshNeverEnds.reload, for: .valueChanged)
    refreshControl = refresh
    token = languages.$names.observe(self) { list, _ in
      list.tableView.reloadData()
      list.refreshControl?.endRefreshing()
    }
  }

  private func reload() { languages.reload() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    languages.names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = languages.names[indexPath.row]
    return cell
  }
}
