import MVC
import UIKitNames

// near: told-too-early
// > tap Add; tap Add

/// Shows the first two slips, as the preview of a list does; what comes behind them is nowhere on the screen.
final class FirstTwo: SlipList {
  override var shown: [String] { Array(store.slips.prefix(2)) }
}
