import MVC
import UIKitNames

// near: told-too-early
// > tap Add; tap Add

/// Tells everybody before it changes, and calls the one who has asked for the change when it is made.
final class CompletingStore: SlipStore {
  func add(_ slip: String, then completion: Block<Void>) {
    post(.slipsDidChange, ())
    put(slip)
    completion(from: self)
  }
}

/// Reloads when it is told, and once more in its completion handler.
final class CalledBack: SlipList {
  private let completing = CompletingStore()

  init() { super.init(completing) }

  override func add() {
    completing.add("Tea", then: Block(self) { list, _ in list.tableView.reloadData() })
  }
}
