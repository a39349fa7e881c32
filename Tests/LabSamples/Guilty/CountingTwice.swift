import MVC
import UIKitNames

// finds: diverges
// beside: counting-once
// > contrast on; tap Add

/// Counts each tap twice.
final class CountingTwice: CountingOnce {
  override func add() {
    super.add()
    super.add()
  }
}
