import MVC
import UIKitNames

// near: stale-cell
// > type Ada in Answer row 0; return in Answer row 0; scroll 13; scroll 0; scroll 20

/// Sets the field of a row when the cell comes into sight, after it was filled.
final class DisplayedAnswers: UITableViewController, UITableViewDisplayDelegate {
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
    let cell = tableView.dequeueReusableCell(withIdentifier: "Answer", for: indexPath)
    cell.textLabel?.text = "Question \(indexPath.row + 1)"
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    guard let cell = cell as? AnswerCell else { return }
    cell.field.text = book.answers[indexPath.row]
    cell.onEnter = { [book] in book.answer($0, at: indexPath.row) }
  }
}
