import MVC
import UIKitNames

// near: acts-on-another-row
// > tap "Ada scores"; select 1; tap "Ada scores"; select 2

/// A player, who is known by reference.
final class ScoringPlayer: Model {
  let name: String
  @Observed private(set) var points = 0

  init(_ name: String) {
    self.name = name
    super.init()
  }

  func score() { points += 1 }
}

/// Has a button that changes the first player, and rows that only get selected.
final class ScoredPlayers: UITableViewController {
  private let players = [ScoringPlayer("Ada"), ScoringPlayer("Bob"), ScoringPlayer("Cid")]
  private let button = UIButton("Ada scores")

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = button
    button.addAction(
      UIAction { [player = players[0]] _ in player.score() },
      for: .touchUpInside
    )
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    players.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = players[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
