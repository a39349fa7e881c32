import MVC
import UIKitNames

/// Asks the table for the row of the cell whose button was tapped.
final class DeletedByCell: UITableViewController {
  private let memos = Memos()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Memos"
    token = memos.$titles.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    memos.titles.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = MemoCell()
    cell.textLabel?.text = memos.titles[indexPath.row]
    cell.onDelete = { [memos, weak tableView] cell in
      if let path = tableView?.indexPath(for: cell) { memos.remove(at: path.row) }
    }
    return cell
  }
}
