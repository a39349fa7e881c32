import MVC
import UIKitNames

// in: guilty
// near: diverges, acts-on-another-row
// > outside change; tap Delete row 0; tap Delete row 0

/// A row with a button, which calls a closure with the row's cell.
final class DeletableCell: UITableViewCell {
  private let button = UIButton("Delete")
  var onDelete: (DeletableCell) -> Void = { _ in }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(button)
    button.addTarget(self, action: DeletableCell.press, for: .touchUpInside)
  }

  private func press() { onDelete(self) }
}

/// Asks the table where the cell is when its button is tapped.
class FreshIndex: WordList {
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = words.$all.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = DeletableCell()
    cell.textLabel?.text = words.all[indexPath.row]
    cell.onDelete = { [weak self] in self?.delete($0, madeFor: indexPath.row) }
    return cell
  }

  func delete(_ cell: DeletableCell, madeFor row: Int) {
    if let path = tableView.indexPath(for: cell) { words.removeWord(at: path.row) }
  }
}
