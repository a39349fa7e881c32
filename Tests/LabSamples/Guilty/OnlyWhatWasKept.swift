import MVC
import UIKitNames

// > type Ada in Answer row 0; return in Answer row 0; scroll 13

/// Sets the field of a row that has an answer, and leaves the others as they are.
final class OnlyWhatWasKept: UITableViewController {
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
    let (row, answer) = (indexPath.row, book.answers[indexPath.row])
    let cell = tableView.dequeueReusableCell(withIdentifier: "Answer", for: indexPath)
    cell.textLabel?.text = "Question \(row + 1)"  // stale-cell
    guard let cell = cell as? AnswerCell else { return cell }
    cell.onEnter = { [book] in book.answer($0, at: row) }
    if !answer.isEmpty { cell.field.text = answer }
    return cell
  }
}
