import MVC
import UIKitNames

/// Titles that the user can delete.
final class Memos: Model {
  @Observed private(set) var titles = ["Ann", "Bob", "Cid"]

  func remove(at row: Int) { if titles.indices.contains(row) { $titles.remove(at: row) } }
}

/// A row with a button, which calls a closure.
final class MemoCell: UITableViewCell {
  private let button = UIButton("Delete")
  var onDelete: (MemoCell) -> Void = { _ in }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(button)
    button.addTarget(self, action: MemoCell.press, for: .touchUpInside)
  }

  private func press() { onDelete(self) }
}

/// Deletes the memo at the position that the row had when its cell was made.
final class DeletedBelow: UITableViewController {
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
    cell.onDelete = { [memos] _ in
      memos.remove(at: indexPath.row)
    }
    return cell
  }
}
