import MVC

// near: sent-twice
// > type 4711; tap Send; tap Send; server ok; server ok

/// Counts how often a product was added; who types its number once and taps twice wants two of it.
final class CodeCart: LineStore {
  private var amount = 0

  override func keep(_ code: String, _ response: Response) {
    amount += 1
    if amount == 1 {
      put("1 x \(code)")
    } else {
      replace(0, with: "\(amount) x \(code)")
    }
  }
}
