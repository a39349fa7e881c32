import MVC
import UIKitNames

// near: screen-disagrees-with-model, screens-disagree
// > tap Form; tap Add; tap Words; tap Form; open screen as second; in second tap Form; in second tap Add
// > in second tap Words; in first tap Words

/// Reloads when its tab is selected.
final class UnselectedTab: WordList {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }
}
