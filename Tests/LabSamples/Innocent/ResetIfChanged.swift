import MVC
import UIKitNames

// near: stale-cell
// > set Public to off row 0; set Public to off row 3; set Public to on row 3; scroll 13
// > set Public to off row 20; type Ada in Answer row 21; return in Answer row 21; scroll 0; scroll 28

/// A row that takes back what the user has done to it when it is reused, and touches nothing else.
final class ResettingCell: AnswerCell {
  let isPublic = UISwitch("Public")

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isPublic.isOn = true
    addSubview(isPublic)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    if field.text != "" { field.text = "" }
    if !isPublic.isOn { isPublic.setOn(true, animated: false) }
  }
}

/// Has cells that are as new when they are reused, although the data source sets only their labels.
final class ResetIfChanged: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ResettingCell.self, forCellReuseIdentifier: "Answer")
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
