import MVC
import UIKitNames

// > set Sounds to on

/// Writes into the row what the switch says, and keeps it nowhere.
final class SettingsInCells: SettingsSwitches {
  override func turn(_ row: Int) {
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
    cell?.detailTextLabel?.text = "On"  // ui-changes-ui
  }
}
