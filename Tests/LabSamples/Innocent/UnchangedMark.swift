import MVC
import UIKitNames

// near: stale-cell
// > scroll 13; scroll 0; scroll 6; scroll 0

/// A cell that paints its mark only when that changes.
final class MarkedCell: UITableViewCell {
  private let mark = UILabel(identifier: "mark")
  var isMarked = false {
    didSet { if isMarked != oldValue { mark.text = isMarked ? "new" : "" } }
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(mark)
  }
}

/// Tells every second row's cell that it is new.
final class UnchangedMark: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MarkedCell.self, forCellReuseIdentifier: "Cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    (cell as? MarkedCell)?.isMarked = indexPath.row % 3 == 0
    return cell
  }
}
