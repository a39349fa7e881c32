import MVC
import UIKitNames

// near: sent-twice
// > type Hi; tap Send; tap Send; server ok

/// Empties its field when it sends, so that a second tap finds nothing to send.
final class EmptiedComposer: ComposedLines {
  override func send() {
    guard !text.isEmpty else { return }
    store.send(text)
    field.text = ""
  }
}
