import HeadlessUI
import MVC
import MVCLab

/// The stored items can be read.
///
/// Without them no screen can be compared with what it should show, so the lab must say so.
struct ReadableStoragePromise: Promise {
  func breakages(in world: World) -> [String] {
    guard let assembly = world.assembly as? ItemsAssembly,
      case .failure(let error) = assembly.items
    else { return [] }
    return ["the stored items cannot be read: \(ItemDatabase.reason(of: error))"]
  }
}
