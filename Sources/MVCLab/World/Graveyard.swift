/// What belonged to screens that were left: all of it should be gone soon after.
final class Graveyard {
  private struct Grave {
    weak var component: Component?
    let screen: String
  }

  private var graves: [Grave] = []

  /// Remembers, weakly, a screen that is being left and everything that is reached from it.
  func bury(_ controller: ViewController) {
    let name = controller.flowName
    for component in Reach.components(from: controller) {
      graves.append(Grave(component: component, screen: name))
    }
  }

  /// Whoever is still alive though nothing that is open leads there, with the screen it was part of.
  func undead(in world: World) -> [(component: Component, screen: String)] {
    graves.removeAll { $0.component == nil }
    guard !graves.isEmpty else { return [] }
    var reached: Set<ObjectIdentifier> = []
    let roots: [Any] =
      world.windows.map { $0 as Any } + [world.assembly] + world.surroundings.allSingletons
    for root in roots {
      for component in Reach.components(from: root) { reached.insert(ObjectIdentifier(component)) }
    }
    return graves.compactMap { grave in
      grave.component.flatMap { reached.contains(ObjectIdentifier($0)) ? nil : ($0, grave.screen) }
    }
  }
}
