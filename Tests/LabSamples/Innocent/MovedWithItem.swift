import MVC
import UIKitNames

// near: stale-cell
// > type Two in Answer row 0; return in Answer row 0; tap Add; type Three in Answer row 2
// > return in Answer row 2; tap Add

/// Words above whose field nothing is kept: the list is short, so that a cell only ever moves with its word.
final class MovedWithItem: WordList {
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AnswerCell.self, forCellReuseIdentifier: "Word")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add",
      style: .plain,
      target: self,
      action: MovedWithItem.add
    )
    token = words.$all.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

  /// Adds a word, and moves it to the top.
  private func add() {
    words.add("Word \(words.all.count + 1)")
    for row in stride(from: words.all.count - 1, to: 0, by: -1) { words.moveUp(row) }
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Word", for: indexPath)
    cell.textLabel?.text = words.all[indexPath.row]
    return cell
  }
}
