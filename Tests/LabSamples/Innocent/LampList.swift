import MVC
import UIKitNames

/// Two lamps.
final class LampStore: Model {
  @Observed private(set) var lamps = [false, false]

  func toggle(_ row: Int) { $lamps.replace(at: row, with: !lamps[row]) }
}

/// A list of lamps that shows what the store says.
///
/// The programs here differ in their cells, or in what a row does. 'Flip' changes a lamp as it should be done.
class LampList: UITableViewController {
  let store = LampStore()
  let label = UILabel(identifier: "note")
  private var token: ObservationToken?

  override func loadView() {
    super.loadView()
    view.addSubview(label)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lamps"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Flip",
      style: .plain,
      target: self,
      action: LampList.flip
    )
    token = store.$lamps.observe(self) { list, event in
      try list.tableView.apply(event.change)
      list.showCount()
    }
  }

  func flip() { store.toggle(0) }

  private func showCount() {
    let count = store.lamps.count { $0 }
    label.text = "\(count) on"
    title = "Lamps (\(count))"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.lamps.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = makeCell(indexPath.row)
    cell.textLabel?.text = store.lamps[indexPath.row] ? "on" : "off"
    return cell
  }

  func makeCell(_ row: Int) -> UITableViewCell { UITableViewCell() }
}

/// A row with a button.
class LampCell: UITableViewCell {
  private let button = UIButton("Press")

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(button)
    button.addTarget(self, action: LampCell.pressed, for: .touchUpInside)
  }

  func pressed() {}
}

/// The screen behind a row.
final class LampPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lamp"
  }
}
