import UIKitNames

/// Opens a menu whose choice ignores the app that it was opened on, wherever that is by then.
final class MenuOfApp: MenuOfOldRow {
  override func ignore(_ row: Int) -> UIAlertAction {
    let app = updates.apps[row]
    return UIAlertAction(title: "Ignore", style: .default) { [updates] _ in updates.ignore(app) }
  }
}
