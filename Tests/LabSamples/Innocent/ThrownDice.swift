import MVC

// near: sent-twice
// > type 2d6; tap Send; tap Send; server ok 1 8; server ok 2 5

/// Lists what the server has thrown; who types the dice once and taps twice wants two throws.
final class DiceStore: LineStore {
  override func keep(_ dice: String, _ response: Response) { put(response.body) }
}
