import MVC
import UIKitNames

// > tap Start; advance 2s; tap Reset

/// Resets the label; the model counts on.
final class ResetLabel: StopwatchModel {
  override func reset() {
    label.text = "0 s"  // ui-changes-ui
  }
}
