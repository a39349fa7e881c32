import MVC
import UIKitNames

// near: stale-cell
// > type Ada in Answer row 0; return in Answer row 0; set Public to off row 0; set Public to off row 1
// > scroll 13; type Bob in Answer row 20; return in Answer row 20; set Public to off row 20; scroll 0
// > scroll 28

/// A row that is as new when it is reused: its field is empty, and its switch is on.
final class FreshCell: AnswerCell {
  let isPublic = UISwitch("Public", isOn: true)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(isPublic)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    field.text = nil
    isPublic.isOn = true
  }
}

/// Gives each row its question; what was entered is forgotten when the row is out of sight.
final class EmptiedOnReuse: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FreshCell.self, forCellReuseIdentifier: "Answer")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Answer", for: indexPath)
    cell.textLabel?.text = "Question \(indexPath.row + 1)"
    return cell
  }
}
