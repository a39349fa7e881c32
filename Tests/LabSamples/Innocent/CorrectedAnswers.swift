import MVC
import UIKitNames

// near: stale-cell, ui-changes-ui
// > type ada in Answer row 0; return in Answer row 0; type Bob in Answer row 1; return in Answer row 1
// > scroll 13; type Cy in Answer row 24; return in Answer row 24; scroll 0; scroll 20; scroll 0

extension NotificationName<Int> {
  static let answerDidChange: Self = "answerDidChange"
}

/// Corrects each answer, and tells which one has changed.
final class StrictBook: Model {
  private(set) var answers = Array(repeating: "", count: 40)

  func answer(_ text: String, at row: Int) {
    answers[row] = text.capitalized
    noteChange(.replace([row]), of: "answers")
    post(.answerDidChange, row)
  }
}

/// Reloads a row when its answer has changed, by which the field shows what the model has made of it.
final class CorrectedAnswers: UITableViewController {
  private let book = StrictBook()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AnswerCell.self, forCellReuseIdentifier: "Answer")
    observe(.answerDidChange, from: book) { screen, news in
      screen.tableView.reloadRows(at: [IndexPath(row: news.payload, section: 0)])
    }
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
