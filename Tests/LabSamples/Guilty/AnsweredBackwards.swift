import MVC

// finds: sent-twice
// > type Hi; tap Send; tap Send; tap Send; server ok last; server ok last; server ok

/// Lists each line above the others when its answer has come, in whichever order they come.
final class NewestFirstStore: LineStore {
  override func keep(_ text: String, _ response: Response) {
    if case .success = response { put(text, at: 0) }
  }
}
