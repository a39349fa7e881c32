import MVC
import UIKitNames

// near: acts-on-another-row, stale-cell
// > select 0; select 0; select 0; select 2; select 2

/// Folders, each with what is in it while it is open.
final class FolderTree: Model {
  private static let contents = ["Fruit": ["Apple"], "Vegetables": ["Leek", "Kale"]]
  @Observed private(set) var rows = ["Fruit", "Vegetables"]

  func toggle(_ row: Int) {
    guard let contents = Self.contents[rows[row]] else { return }
    var new = rows
    if new.dropFirst(row + 1).first == contents.first {
      new.removeSubrange(row + 1...row + contents.count)
    } else {
      new.insert(contentsOf: contents, at: row + 1)
    }
    rows = new
  }
}

/// Opens and closes the folder that the user selects.
final class FoldedTree: UITableViewController {
  private let tree = FolderTree()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = tree.$rows.observe(self) { list, _ in list.tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tree.rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = tree.rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tree.toggle(indexPath.row)
  }
}
