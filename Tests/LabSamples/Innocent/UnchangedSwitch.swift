import MVC
import UIKitNames

// near: stale-cell
// > set Lamp 1 to on; scroll 13; set Lamp 25 to on; scroll 0; set Lamp 2 to on; scroll 13; scroll 0

/// Which of forty lamps are on.
final class LampRow: Model {
  @Observed private(set) var areOn = Array(repeating: false, count: 40)

  func turn(_ row: Int, on isOn: Bool) { $areOn.replace(at: row, with: isOn) }
}

/// A cell that sets its switch only when that changes, and knows what the user has made of it.
final class LampSwitchCell: UITableViewCell {
  private let toggle = UISwitch()
  var onTurn: (Bool) -> Void = { _ in }
  var isOn = false {
    didSet { if isOn != oldValue { toggle.isOn = isOn } }
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = toggle
    toggle.addTarget(self, action: LampSwitchCell.turn, for: .valueChanged)
  }

  private func turn() {
    isOn = toggle.isOn
    onTurn(isOn)
  }
}

/// Tells each cell whether its lamp is on.
final class UnchangedSwitch: UITableViewController {
  private let lamps = LampRow()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LampSwitchCell.self, forCellReuseIdentifier: "Lamp")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lamps.areOn.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = indexPath.row
    let cell = tableView.dequeueReusableCell(withIdentifier: "Lamp", for: indexPath)
    cell.textLabel?.text = "Lamp \(row + 1)"
    guard let cell = cell as? LampSwitchCell else { return cell }
    cell.isOn = lamps.areOn[row]
    cell.onTurn = { [lamps] in lamps.turn(row, on: $0) }
    return cell
  }
}
