import MVC
import UIKitNames

// > type Ada in Answer row 0; return in Answer row 0; scroll 13

/// Gives each row its question, and leaves in the field what was typed into it for another one.
final class TypedAnswers: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Questions"
    tableView.register(AnswerCell.self, forCellReuseIdentifier: "Answer")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Answer", for: indexPath)
    cell.textLabel?.text = "Question \(indexPath.row + 1)"  // stale-cell
    return cell
  }
}
