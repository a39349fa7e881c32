import HeadlessUI
import MVC
import MVCLab

struct LimitPromise: Promise {
  let name = "at most ten entries"
  let sentence = "a list never has more than ten entries, in whatever way they are added"

  func breakages(in world: World) -> [String] {
    guard let assembly = world.assembly as? ToDoAssembly else { return [] }
    let most = assembly.lists(in: world).map { $0.count }.max() ?? 0
    return most > ToDoItem.limit
      ? ["there are \(most) entries; the limit is \(ToDoItem.limit)"] : []
  }
}

struct ConfirmedPromise: Promise {
  let name = "the server's entries"
  let sentence =
    "while no request waits for its answer, a list has the entries that the server granted"

  func breakages(in world: World) -> [String] {
    guard let assembly = world.assembly as? ToDoAssembly, let backend = assembly.backend,
      world.runtime.server?.pending.isEmpty == true
    else { return [] }
    let granted = backend.entries.map(\.title)
    return difference(of: assembly.lists(in: world), from: granted).map { [$0] } ?? []
  }

  private func difference(of lists: [[ToDoItem]], from granted: [String]) -> String? {
    for list in lists {
      let titles = list.map(\.title)
      if let extra = titles.first(where: { !granted.contains($0) }) {
        return "'\(extra)' is in the list; the server has no such entry"
      }
      if let missing = granted.first(where: { !titles.contains($0) }) {
        return "'\(missing)' is not in the list; the server has it"
      }
      if titles.count != granted.count {
        return "the list has \(titles.count) entries; the server has \(granted.count)"
      }
    }
    return nil
  }
}
