import MVC
import UIKitNames

// near: ui-changes-ui, screen-disagrees-with-model
// > select 1; tap Add; tap Words

/// Selects another tab in response to a tap, and reloads when it is selected itself.
final class JumpToTab: WordList {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tabBarController?.selectedIndex = 1
  }
}
