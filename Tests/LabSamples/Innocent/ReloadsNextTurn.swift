import MVC
import UIKitNames

// near: told-too-early
// > tap Add; tap Add

/// Is told before the change, and reloads in the next turn of the main queue, as with `objectWillChange`.
final class ReloadsNextTurn: SlipList {
  override func slipsDidChange() {
    async { [weak self] in self?.tableView.reloadData() }
  }
}
