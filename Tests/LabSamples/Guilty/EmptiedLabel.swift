import MVC
import UIKitNames

// > tap Add; tap Empty

/// Empties the label, and forgets the cart.
final class EmptiedLabel: CartTotal {
  override func empty() {
    label.text = "0 euros"  // ui-changes-ui
  }
}
