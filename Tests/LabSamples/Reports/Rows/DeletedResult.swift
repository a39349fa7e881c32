import MVC
import UIKitNames

/// Words whose messages are filtered out.
final class BlockedWords: Model {
  @Observed private(set) var words = ["ads", "bank", "bet"]

  func remove(at row: Int) { if words.indices.contains(row) { $words.remove(at: row) } }
}

/// Deletes the word that the whole list has at the row of a result.
class DeletedResult: UITableViewController, UISearchBarDelegate {
  let blocked = BlockedWords()
  private let searchBar = UISearchBar()
  private var text = ""
  private var token: ObservationToken?

  final var shown: [String] {
    blocked.words.filter { text.isEmpty || $0.contains(text) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rules"
    view.addSubview(searchBar)
    searchBar.delegate = self
    token = blocked.$words.observe(self) { list, _ in list.tableView.reloadData() }
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

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.delete(indexPath.row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func delete(_ row: Int) {
    blocked.remove(at: row)
  }
}
