import MVC
import UIKitNames

// near: told-too-early
// > tap Add; tap Add

/// Tells of a new slip, and then puts it on top of its own list, whose order no screen shows.
final class PilingStore: SlipStore {
  override func add(_ slip: String) {
    super.add(slip)
    moveToTop(slips.count - 1)
  }
}

/// Shows the slips by the alphabet, in whatever order the store has them.
final class SortedSlips: SlipList {
  override var shown: [String] { store.slips.sorted() }
}
