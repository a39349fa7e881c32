import MVC
import UIKitNames

// near: told-too-early
// > tap Add; tap Add

/// Tells that it is about to change, and changes nothing itself.
final class AskingSlipStore: SlipStore {
  override func add(_ slip: String) { post(.slipsDidChange, ()) }
}

/// Reloads when it is told, puts the slip that it wants into the store, and reloads again.
final class ListenerAdds: SlipList {
  override func slipsDidChange() {
    tableView.reloadData()
    store.put("Tea")
    tableView.reloadData()
  }
}
