import MVC
import UIKitNames

// near: sent-twice
// > type Hi; tap Send; tap Send; server ok; server ok

/// Keeps one document, and a log of when it was saved, which no screen shows.
final class SavedDocument: LineStore {
  @Observed private(set) var log: [String] = []

  override func keep(_ text: String, _ response: Response) {
    if lines.isEmpty { put(text) } else { replace(0, with: text) }
    $log.append("Saved at \(now)")
  }
}
