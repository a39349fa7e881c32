import HeadlessUI
import MVC
import MVCLab

/// Without them no screen can be compared with what it should show, so the lab must say so.
struct ReadableStoragePromise: Promise {
  let name = "a readable storage"
  let sentence = "the stored items can be read"

  func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    guard let assembly = world.assembly as? ItemsAssembly,
      case .failure(let error) = assembly.count
    else { return [] }
    return ["the stored items cannot be read: \(ItemDatabase.reason(of: error))"]
  }
}
