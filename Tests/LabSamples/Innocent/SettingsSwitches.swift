import MVC
import UIKitNames

// near: ui-changes-ui, view-holds-model
// > set Sounds to on; set Alerts to on; set Sounds to off

/// Which settings are on.
final class AppSettings: Model {
  let names = ["Sounds", "Alerts"]
  @Observed private(set) var areOn = [false, false]

  func turn(_ row: Int) { $areOn.replace(at: row, with: !areOn[row]) }
}

/// A row with a switch, which calls a closure.
final class SwitchCell: UITableViewCell {
  private let toggle: UISwitch
  var onTurn: () -> Void = {}

  init(_ name: String, isOn: Bool) {
    toggle = UISwitch(name, isOn: isOn)
    super.init(style: .value1, reuseIdentifier: nil)
    accessoryView = toggle
    toggle.addTarget(self, action: SwitchCell.turn, for: .valueChanged)
  }

  required init(registeredAs identifier: String) { fatalError("it is not registered") }

  private func turn() { onTurn() }
}

/// Shows each setting, also in words.
class SettingsSwitches: UITableViewController {
  let settings = AppSettings()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    token = settings.$areOn.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    settings.names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let (row, isOn) = (indexPath.row, settings.areOn[indexPath.row])
    let cell = SwitchCell(settings.names[row], isOn: isOn)
    cell.textLabel?.text = settings.names[row]
    cell.detailTextLabel?.text = isOn ? "On" : "Off"
    cell.onTurn = { [weak self] in self?.turn(row) }
    return cell
  }

  func turn(_ row: Int) { settings.turn(row) }
}
