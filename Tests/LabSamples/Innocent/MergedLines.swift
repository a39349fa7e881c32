import MVC

// near: sent-twice
// > type Hi; tap Send; tap Send; server ok Hi; server ok Hi

/// Takes from each answer, which has all lines of the server, those that it does not have.
final class MergingStore: LineStore {
  override func keep(_ text: String, _ response: Response) {
    let all = response.body.split(separator: ",").map { String($0) }
    for line in all where !lines.contains(line) { put(line) }
  }
}
