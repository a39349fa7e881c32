import MVC

// near: sent-twice
// > type Hi; tap Send; tap Send; server ok 1 7; server ok 2 7

/// Ignores a line of which it knows the number; the server answers a repeated line with the number of the first.
final class NumberedStore: LineStore {
  private var numbers: Set<String> = []

  override func keep(_ text: String, _ response: Response) {
    if numbers.insert(response.body).inserted { put(text) }
  }
}
