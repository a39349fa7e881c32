import MVC
import UIKitNames

// in: guilty
// near: diverges
// beside: applied-words
// > contrast on; outside change; swipe 0; outside change

/// Reloads its table at each change, as most people write it; an open menu closes.
///
/// Its wiring is called misused, because only such a one is compared with a correct one.
final class ReloadedWords: AppliedWords {
  override func show(_ change: Change) { tableView.reloadData() }
}
