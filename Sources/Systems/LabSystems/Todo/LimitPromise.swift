import HeadlessUI
import MVC
import MVCLab

struct LimitPromise: Promise {
  let name = "at most ten entries"
  let sentence = "a list never has more than ten entries, in whatever way they are added"

  func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    guard let assembly = world.assembly as? ToDoAssembly else { return [] }
    let most = assembly.lists(in: world).map { $0.count }.max() ?? 0
    return most > ToDoItem.limit
      ? ["there are \(most) entries; the limit is \(ToDoItem.limit)"] : []
  }
}
