import MVC

// near: sent-twice
// > type Tea; tap Send; tap Send; server ok Tea,Teapot; server ok Tea,Teapot

/// Puts what was found in the place of what was found before, line by line.
final class FindingStore: LineStore {
  override func keep(_ text: String, _ response: Response) {
    while !lines.isEmpty { removeLine(at: 0) }
    for line in response.body.split(separator: ",") { put("\(line)") }
  }
}
