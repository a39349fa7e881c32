import HeadlessUI
import MVC

/// Tracks the components of screens that were closed, and finds those that are still alive.
///
/// Reflection sees stored properties, not what blocks capture. So a component that is older than the
/// step in which its screen was made does not belong to the screen: an example is a model that only a
/// block of the assembly holds.
package final class LeakDetector {
  private struct Tracked {
    weak var controller: ViewController?
    weak var component: Component?
    let screen: String
    /// The command that closed the screen.
    let since: String
    /// Whether the component was unreachable from open screens when a later step ended.
    var isSettled = false
  }

  private let viewLayer: ViewLayer
  private var tracked: [Tracked] = []
  /// The models that screens held at the end of the step in which the models were made.
  private var possessions: [Possession] = []
  private var firstUnseen: Int32 = 0

  private struct Possession {
    weak var controller: ViewController?
    weak var model: Component?
  }

  /// For each step the first component that it could make, in ascending order.
  private var stepStarts: [Participant] = []

  init(_ viewLayer: ViewLayer) { self.viewLayer = viewLayer }

  /// Notes that a step begins; `next` is the participant of the next new component.
  func beginStep(before next: Participant) {
    if stepStarts.last != next { stepStarts.append(next) }
  }

  /// Tracks a screen that is being closed, and its components, by weak references.
  ///
  /// Does not follow references to other screens or windows, which are tracked when they close, or to
  /// components older than the screen.
  func track(_ controller: ViewController, of world: World) {
    let oldest = birthStep(of: controller.participant)
    var own: [Component] = []
    ObjectGraph(from: [controller], viewLayer) { component in
      guard component.participant.index >= oldest else { return .around }
      own.append(component)
      let isElsewhere = component is ViewController || type(of: component).role == .system
      return isElsewhere && component !== controller ? .around : .through
    }
    own += possessions.filter { $0.controller === controller }.compactMap(\.model).filter { model in
      model.participant.index >= oldest && !own.contains { $0 === model }
    }
    let known = Set(tracked.compactMap { $0.component.map(ObjectIdentifier.init) })
    for component in own where !known.contains(ObjectIdentifier(component)) {
      tracked.append(
        Tracked(
          controller: controller,
          component: component,
          screen: controller.typeName,
          since: world.command
        )
      )
    }
  }

  /// Stops tracking all components.
  func forgetAll() { tracked = [] }

  /// The tracked components that are alive although no open screen leads to them.
  ///
  /// If a screen's controller is among them, it stands for the screen's other components, which it
  /// holds.
  package func leaks(in world: World) -> [Leak] {
    noteModels(in: world)
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
      return Leak(
        component: component,
        screen: entry.screen,
        since: entry.since,
        viewLayer: viewLayer
      )
    }
  }

  /// Remembers which screens hold the models that were made since the last step: a screen may replace
  /// one before it closes, and what keeps the replaced one alive may be a block.
  private func noteModels(in world: World) {
    let registry = world.runtime.registry
    let (first, next) = (firstUnseen, registry.nextParticipant.index)
    firstUnseen = next
    guard first < next else { return }
    possessions.removeAll { $0.model == nil || $0.controller == nil }
    let new = registry.alive { $0.role == .model }.filter { $0.participant.index >= first }
    guard !new.isEmpty else { return }
    for (_, controller) in world.screens {
      var left = Set(new.map(ObjectIdentifier.init))
      ObjectGraph(from: [controller], viewLayer) { component in
        if left.remove(ObjectIdentifier(component)) != nil {
          possessions.append(Possession(controller: controller, model: component))
        }
        let isElsewhere = component is ViewController || type(of: component).role == .system
        return left.isEmpty ? .end : isElsewhere && component !== controller ? .around : .through
      }
    }
  }

  /// A component that has outlived its screen.
  package struct Leak {
    package let component: Component
    package let screen: String
    /// The command that closed the screen.
    package let since: String
    fileprivate let viewLayer: ViewLayer

    /// What holds the component, as far as reflection can see.
    ///
    /// Reflection does not see what blocks capture, nor whether a stored property is weak: so where
    /// only the component's own parts refer to it, the cycle is just probable.
    package func reason(among alive: [Component]) -> String {
      var own: Set<ObjectIdentifier> = []
      ObjectGraph(from: [component], viewLayer) { part in
        own.insert(ObjectIdentifier(part))
        return .through
      }
      let holders = alive.filter(leadsHere)
      let others = holders.filter { !own.contains(ObjectIdentifier($0)) }
      if !others.isEmpty { return "held by \(names(of: others))" }
      if holders.contains(where: { $0 === component }) { return "held by itself" }
      let parts = holders.filter { !viewLayer.contains(type(of: $0)) }
      return parts.isEmpty
        ? "held by a block or a subscription"
        : "probably in a cycle with \(names(of: parts)), which it holds"
    }

    private func names(of components: [Component]) -> String {
      components.map { "'\($0.typeName)'" }.joined(separator: ", ")
    }

    /// Whether a stored property of `holder` refers to the component.
    private func leadsHere(_ holder: Component) -> Bool {
      var isHere = false
      ObjectGraph(within: holder, viewLayer) { met in
        isHere = met === component
        return isHere ? .end : .around
      }
      return isHere
    }
  }

  /// Stops tracking the components that an open screen leads to when the step ends: they never belonged
  /// to the closed screen alone.
  ///
  /// This waits for the end of the step because most components are gone by then.
  private func settle(_ lost: Set<ObjectIdentifier>) {
    tracked.removeAll { entry in
      !entry.isSettled && entry.component.map { !lost.contains(ObjectIdentifier($0)) } ?? true
    }
    for index in tracked.indices { tracked[index].isSettled = true }
  }

  private func birthStep(of participant: Participant) -> Int32 {
    stepStarts.last { $0.index <= participant.index }?.index ?? 0
  }

  /// The components among these that no open screen leads to.
  private func unreached(
    _ components: Set<ObjectIdentifier>,
    in world: World
  ) -> Set<ObjectIdentifier> {
    guard !components.isEmpty else { return [] }
    let singletons = world.runtime.allSingletons
    let open = world.windows.flatMap { [$0] + $0.stacks + $0.controllers } as [Component]
    var left = components.subtracting((open + singletons).map(ObjectIdentifier.init))
    guard !left.isEmpty else { return [] }
    let roots = singletons.map { $0 as Any } + [world.assembly] + world.windows
    ObjectGraph(from: roots, viewLayer) { component in
      left.remove(ObjectIdentifier(component))
      return left.isEmpty ? .end : .through
    }
    return left
  }
}
