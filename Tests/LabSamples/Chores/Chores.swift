import MVC

/// What is to be done, the first thing first; a server has the list of the whole family.
final class Chores: Model {
  @Observed private(set) var titles = ["Dishes", "Floor", "Windows"]
  @Observed private(set) var isLoading = false

  func add(_ title: String) { if !title.isEmpty { $titles.append(title) } }
  func remove(at index: Int) { $titles.remove(at: index) }
  func move(from: Int, to: Int) { $titles.move(from: from, to: to) }

  /// Replaces the list by the server's.
  func load() {
    guard !isLoading else { return }
    isLoading = true
    server?.send(
      Request("chores"),
      then: Block(self) { chores, response in
        chores.isLoading = false
        guard case .success(let body) = response else { return }
        chores.titles = body.split(separator: ",").map(String.init)
      }
    )
  }
}
