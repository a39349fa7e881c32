import MVC
import UIKitNames

// near: told-too-early
// > tap Add; tap Add

extension NotificationName where Payload == Void {
  static let slipsDidChange: Self = "slipsDidChange"
}

/// Slips of paper in a plain array; tells of each change when it is made.
class SlipStore: Model {
  private(set) var slips = ["Milk", "Rent"]

  func add(_ slip: String) {
    put(slip)
    post(.slipsDidChange, ())
  }

  final func put(_ slip: String) {
    slips.append(slip)
    noteChange(.insert([slips.count - 1]), of: "slips")
  }

  final func change(_ row: Int, to slip: String) {
    slips[row] = slip
    noteChange(.replace([row]), of: "slips")
  }

  final func moveToTop(_ row: Int) {
    slips.insert(slips.remove(at: row), at: 0)
    noteChange(.move(from: row, to: 0), of: "slips")
  }

  final func take(at row: Int) {
    slips.remove(at: row)
    noteChange(.remove([row]), of: "slips")
  }
}

/// Tells before it changes, which harms only a list that shows what has changed and hears of it in no other way.
class HastySlipStore: SlipStore {
  override func add(_ slip: String) {
    post(.slipsDidChange, ())
    put(slip)
  }
}

/// Shows the slips, and reloads when it is told; the programs here differ in when a store tells, and in what is shown.
class SlipList: UITableViewController {
  let store: SlipStore
  var shown: [String] { store.slips }

  init(_ store: SlipStore) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: SlipList.add
    )
    observe(.slipsDidChange, from: store) { list, _ in list.slipsDidChange() }
  }

  func add() { store.add("Tea") }
  func slipsDidChange() { tableView.reloadData() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}
