import MVC
import UIKitNames

// finds: told-too-early
// > tap Add

/// Shows all slips of a store that tells before it has changed.
final class EarlyNews: SlipList {
  init() { super.init(HastySlipStore()) }
}
