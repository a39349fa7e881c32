import MVC

// near: sent-twice
// > type Tea; tap Send; tap Send; server ok; server ok

/// Lists what was looked for, each text once and the latest at the end.
final class EarlierStore: LineStore {
  override func keep(_ text: String, _ response: Response) {
    if let row = lines.firstIndex(of: text) { removeLine(at: row) }
    put(text)
  }
}
