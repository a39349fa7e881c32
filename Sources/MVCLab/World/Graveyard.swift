/// What belonged to screens that were left: all of it should be gone soon after.
///
/// Reflection sees stored properties, not what blocks keep. So whatever was there before the step
/// in which a screen was made counts as somebody else's, such as a model that only the assembly's
/// own blocks lead to.
final class Graveyard {
  private struct Grave {
    weak var controller: ViewController?
    weak var component: Component?
    let screen: String
  }

  private var graves: [Grave] = []
  /// Who was the next to be made when a step began, in ascending order.
  private var stepStarts: [Participant] = []

  /// A step begins; `next` is the one who will be made next.
  func beginStep(before next: Participant) {
    if stepStarts.last != next { stepStarts.append(next) }
  }

  /// Remembers, weakly, a screen that is being left and everything of its own.
  func bury(_ controller: ViewController, of world: World) {
    let others = reached(in: world).union(
      graves.compactMap { $0.component.map(ObjectIdentifier.init) }
    )
    let oldest = birthStep(of: controller.participant)
    for component in Reach.components(from: controller)
    where component.participant.index >= oldest && !others.contains(ObjectIdentifier(component)) {
      graves.append(
        Grave(controller: controller, component: component, screen: controller.flowName)
      )
    }
  }

  /// Whoever is still alive though nothing that is open leads there, with the screen it was part of.
  ///
  /// Where the controller is alive, it alone is told of: it keeps all the rest.
  func undead(in world: World) -> [(component: Component, screen: String)] {
    graves.removeAll { $0.component == nil }
    guard !graves.isEmpty else { return [] }
    let reached = reached(in: world)
    return graves.compactMap { grave in
      guard let component = grave.component, !reached.contains(ObjectIdentifier(component)),
        grave.controller == nil || grave.controller === component
      else { return nil }
      return (component, grave.screen)
    }
  }

  private func birthStep(of participant: Participant) -> Int32 {
    stepStarts.last { $0.index <= participant.index }?.index ?? 0
  }

  /// Everybody that something open leads to.
  private func reached(in world: World) -> Set<ObjectIdentifier> {
    let roots: [Any] =
      world.windows.map { $0 as Any } + [world.assembly] + world.surroundings.allSingletons
    return Set(roots.flatMap { Reach.components(from: $0).map(ObjectIdentifier.init) })
  }
}
