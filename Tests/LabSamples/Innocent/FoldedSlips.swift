import HeadlessUI
import MVC
import UIKitNames

// near: told-too-early
// > tap Add; tap Fold; tap Add; tap Fold

extension NotificationName where Payload == Void {
  fileprivate static let pinsDidChange: Self = "pinsDidChange"
}

/// Pinned slips, none at first; tells before it pins one.
final class PinBoard: Model {
  private(set) var pins: [String] = []

  func pin(_ slip: String) {
    post(.pinsDidChange, ())
    pins.append(slip)
    noteChange(.insert([pins.count - 1]), of: "pins")
  }
}

/// Shows no rows while its section is folded, and all of them when it is unfolded.
final class FoldedSlips: UITableViewController {
  private let board = PinBoard()
  private let (add, fold) = (UIButton("Add"), UIButton("Fold"))
  @ViewState private var isFolded = true

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in [add, fold] { view.addSubview(button) }
    add.addTarget(self, action: FoldedSlips.pin, for: .touchUpInside)
    fold.addTarget(self, action: FoldedSlips.toggle, for: .touchUpInside)
    observe(.pinsDidChange, from: board) { list, _ in list.tableView.reloadData() }
  }

  private func pin() { if isFolded { board.pin("Tea") } }

  private func toggle() {
    isFolded.toggle()
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isFolded ? 0 : board.pins.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = board.pins[indexPath.row]
    return cell
  }
}
