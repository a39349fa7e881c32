import MVC
import UIKitNames

// > type Ada in Answer row 0; return in Answer row 0; swipe 0; confirm Delete

/// Questions that the user can throw away.
final class OpenQuestions: Model {
  @Observed private(set) var texts = (1...20).map { "Question \($0)" }

  func remove(at row: Int) { $texts.remove(at: row) }
}

/// Deletes a row, whose cell comes back at the end of the screen with the answer to it.
final class DeletedAnswer: UITableViewController, UITableViewEditingDataSource {
  private let questions = OpenQuestions()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AnswerCell.self, forCellReuseIdentifier: "Answer")
    token = questions.$texts.observe(self) { try $0.tableView.apply($1.change) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    questions.texts.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Answer", for: indexPath)
    cell.textLabel?.text = questions.texts[indexPath.row]  // stale-cell
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { questions.remove(at: indexPath.row) }
}
