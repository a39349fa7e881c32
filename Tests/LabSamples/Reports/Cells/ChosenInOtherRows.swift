import MVC
import UIKitNames

/// What can be packed, and what was.
final class PackingList: Model {
  let things = ["Socks", "Shirts", "Tent", "Stove"]
  @Observed private(set) var packed: [String] = []

  func pack(_ thing: String, _ isPacked: Bool) {
    packed = packed.filter { $0 != thing } + (isPacked ? [thing] : [])
  }
}

/// A row with a box that the user checks.
final class PackingCell: UITableViewCell {
  let box = UISwitch("Packed")
  var onCheck: (Bool) -> Void = { _ in }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(box)
    box.addTarget(self, action: PackingCell.check, for: .valueChanged)
  }

  private func check() { onCheck(box.isOn) }
}

/// Keeps what was checked, and gives no cell its box.
class ChosenInOtherRows: UIViewController, UITableViewDataSource {
  private let tableView = UITableView(viewport: 2)
  let list = PackingList()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Packing"
    view.addSubview(tableView)
    tableView.register(PackingCell.self, forCellReuseIdentifier: "Cell")
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    list.things.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let thing = list.things[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = thing
    if let cell = cell as? PackingCell { prepare(cell, for: thing) }
    return cell
  }

  func prepare(_ cell: PackingCell, for thing: String) {
    cell.onCheck = { [list] in list.pack(thing, $0) }
  }
}
