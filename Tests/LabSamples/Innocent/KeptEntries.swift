import MVC
import UIKitNames

// near: stale-cell
// > type Ada in Answer row 0; return in Answer row 0; scroll 13; type Ada in Answer row 24
// > return in Answer row 24; scroll 0; type Bob in Answer row 1; return in Answer row 1; scroll 20; scroll 0

/// Sets the field of each row to what the model keeps for it, which may be what is in the field already.
final class KeptEntries: UITableViewController {
  private let book = AnswerBook()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AnswerCell.self, forCellReuseIdentifier: "Answer")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    book.answers.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = indexPath.row
    let cell = tableView.dequeueReusableCell(withIdentifier: "Answer", for: indexPath)
    cell.textLabel?.text = "Question \(row + 1)"
    guard let cell = cell as? AnswerCell else { return cell }
    cell.field.text = book.answers[row]
    cell.onEnter = { [book] in book.answer($0, at: row) }
    return cell
  }
}
