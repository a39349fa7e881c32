import MVC
import UIKitNames

// near: told-too-early
// > tap Add; tap Add

/// Slips of which some are done, as a mark at their end says.
final class DoneSlipStore: SlipStore {
  override func add(_ slip: String) {
    post(.slipsDidChange, ())
    put("\(slip) (done)")
  }
}

/// Shows what is not done yet, which the new slip is.
final class OutsideOfFilter: SlipList {
  override var shown: [String] { store.slips.filter { !$0.hasSuffix("(done)") } }
}
