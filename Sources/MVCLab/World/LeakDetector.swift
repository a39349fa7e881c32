import HeadlessUI
import MVC

/// What belonged to screens that were left: all of it should be gone soon after.
///
/// Reflection sees stored properties, not what blocks keep. So whatever was there before the step
/// in which a screen was made counts as somebody else's, such as a model that only the assembly's
/// own blocks lead to.
package final class LeakDetector {
  private struct Tracked {
    weak var controller: ViewController?
    weak var component: Component?
    let screen: String
    /// The command during which it was left.
    let since: String
    /// Whether a step has ended since, at whose end nothing open led there.
    var isSettled = false
  }

  private var tracked: [Tracked] = []
  /// Who was the next to be made when a step began, in ascending order.
  private var stepStarts: [Participant] = []

  /// A step begins; `next` is the one who will be made next.
  func beginStep(before next: Participant) {
    if stepStarts.last != next { stepStarts.append(next) }
  }

  /// Remembers, weakly, a screen that is being left and everything of its own.
  ///
  /// Other screens, stacks and windows are not looked into: what is theirs is buried when they are left.
  /// Nor is who was there before the screen.
  func track(_ controller: ViewController, of world: World) {
    let oldest = birthStep(of: controller.participant)
    var own: [Component] = []
    ObjectGraph(from: [controller]) { component in
      guard component.participant.index >= oldest else { return .around }
      own.append(component)
      let isElsewhere = component is ViewController || type(of: component).role == .system
      return isElsewhere && component !== controller ? .around : .through
    }
    let known = Set(tracked.compactMap { $0.component.map(ObjectIdentifier.init) })
    for component in own where !known.contains(ObjectIdentifier(component)) {
      tracked.append(
        Tracked(
          controller: controller,
          component: component,
          screen: controller.flowName,
          since: world.command
        )
      )
    }
  }

  /// Whoever is still alive though nothing that is open leads there, with the screen it was part of.
  ///
  /// Where the controller is alive, it alone is told of: it keeps all the rest.
  package func leaks(in world: World) -> [Leak] {
    tracked.removeAll { $0.component == nil }
    let alive = Set(tracked.compactMap { $0.component.map(ObjectIdentifier.init) })
    let lost = unreached(alive, in: world)
    settle(lost)
    let inOrder = tracked.sorted {
      ($0.component?.participant.index ?? 0) < ($1.component?.participant.index ?? 0)
    }
    return inOrder.compactMap { entry in
      guard let component = entry.component, lost.contains(ObjectIdentifier(component)),
        entry.controller == nil || entry.controller === component
      else { return nil }
      return Leak(component: component, screen: entry.screen, since: entry.since)
    }
  }

  /// Somebody who outlives the screen it was part of.
  package struct Leak {
    package let component: Component
    package let screen: String
    /// The command during which the screen was left.
    package let since: String

    /// By whom it is held, as far as that can be seen: what lies in blocks can't, and whether a stored
    /// property is weak can't either, which matters for the component's own parts.
    package func reason(among alive: [Component]) -> String {
      var own: Set<ObjectIdentifier> = []
      ObjectGraph(from: [component]) { part in
        own.insert(ObjectIdentifier(part))
        return .through
      }
      let holders = alive.filter(leadsHere)
      let others = holders.filter { !own.contains(ObjectIdentifier($0)) }
      if !others.isEmpty { return "held by \(names(of: others))" }
      let parts = holders.filter {
        $0 !== component && !StoredProperties.isOfViewLayer(type(of: $0))
      }
      return parts.isEmpty
        ? "held by a block or a subscription"
        : "probably in a cycle with \(names(of: parts)), which it holds"
    }

    private func names(of components: [Component]) -> String {
      components.map(\.reportName).joined(separator: ", ")
    }

    /// Whether a stored property of `holder` leads straight to it.
    private func leadsHere(_ holder: Component) -> Bool {
      guard holder !== component else { return false }
      var isHere = false
      ObjectGraph(from: [holder]) { met in
        if met === component { isHere = true }
        return met === holder ? .through : isHere ? .end : .around
      }
      return isHere
    }
  }

  /// What something open still leads to at the end of the step was never the screen's alone.
  ///
  /// That is not asked at the burial, because by now most of it is gone and nobody need look.
  private func settle(_ lost: Set<ObjectIdentifier>) {
    tracked.removeAll { entry in
      !entry.isSettled && entry.component.map { !lost.contains(ObjectIdentifier($0)) } ?? true
    }
    for index in tracked.indices { tracked[index].isSettled = true }
  }

  private func birthStep(of participant: Participant) -> Int32 {
    stepStarts.last { $0.index <= participant.index }?.index ?? 0
  }

  /// Those of some components that nothing open leads to.
  private func unreached(
    _ components: Set<ObjectIdentifier>,
    in world: World
  ) -> Set<ObjectIdentifier> {
    guard !components.isEmpty else { return [] }
    let singletons = world.runtime.allSingletons
    let open = world.windows.flatMap { [$0] + $0.stacks + $0.controllers } as [Component]
    var left = components.subtracting((open + singletons).map(ObjectIdentifier.init))
    guard !left.isEmpty else { return [] }
    ObjectGraph(from: singletons.map { $0 as Any } + [world.assembly] + world.windows) {
      component in
      left.remove(ObjectIdentifier(component))
      return left.isEmpty ? .end : .through
    }
    return left
  }
}
