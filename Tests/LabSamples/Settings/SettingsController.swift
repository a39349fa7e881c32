import MVC
import UIKitNames

/// A page of settings: a row for each choice, with a switch at its end.
class SettingsController: UITableViewController {
  let preferences: Preferences
  private var token: ObservationToken?

  init(_ preferences: Preferences) {
    self.preferences = preferences
    super.init(style: .grouped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    token = preferences.$choices.observe(self) { page, _ in page.preferencesDidChange() }
  }

  func preferencesDidChange() { tableView.reloadData() }

  func turned(_ toggle: UISwitch) { preferences.set(toggle.isOn, at: toggle.tag) }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "Tell me by" : "All of them" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? preferences.choices.count : 1
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard indexPath.section == 0 else {
      cell.textLabel?.text = "Reset"
      cell.accessoryView = nil
      return cell
    }
    let choice = preferences.choices[indexPath.row]
    let toggle = UISwitch()
    toggle.isOn = choice.isOn
    toggle.tag = indexPath.row
    toggle.addTarget(self, action: SettingsController.turned, for: .valueChanged)
    cell.textLabel?.text = choice.name
    cell.accessoryView = toggle
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.section == 1 { preferences.reset() }
  }
}

/// It reads the model once, and trusts its switches from then on.
final class TrustingSettingsController: SettingsController {
  override func preferencesDidChange() {}
}
