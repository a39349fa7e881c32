import MVC
import UIKitNames

// near: stale-cell
// > type Ada in Answer row 0; return in Answer row 0; scroll 13; type Bob in Answer row 24
// > return in Answer row 24; scroll 0; scroll 28; scroll 13

/// Gives each row a cell of its own, by a name that no other row uses.
final class OwnIdentifiers: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let identifier = "Answer \(indexPath.row)"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? AnswerCell(style: .default, reuseIdentifier: identifier)
    cell.textLabel?.text = "Question \(indexPath.row + 1)"
    return cell
  }
}
