import MVC
import UIKitNames

// near: sent-twice
// > type Hi; tap Send; tap Send; confirm Again; server ok; server ok

/// Asks the user before it sends a text once more.
final class AskedBefore: ComposedLines {
  override func send() {
    guard store.waiting > 0 else { return store.send(text) }
    let alert = UIAlertController(title: "Once more?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Again", style: .default) { [weak self] _ in
        self.map { $0.store.send($0.text) }
      }
    )
    present(alert, animated: true)
  }
}
