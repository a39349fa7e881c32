import MVC

/// A component that has outlived its screen.
public struct Leak {
  /// The component.
  public let component: Component
  /// The class of the screen.
  public let screen: String
  /// The command that closed the screen.
  public let since: String
  /// What holds the component, as far as reflection can see: `held by 'List'`.
  ///
  /// Reflection does not see what blocks capture, nor whether a stored property is weak: so where
  /// only the component's own parts refer to it, the cycle is just probable.
  public let reason: String
  /// The line that made the block that holds it; nil if what holds it is no block, or none that says so.
  public let site: SourceLine?
  /// Whether nothing is seen that holds it, so that a block or a subscription leads to it.
  let isHeldUnseen: Bool
}

extension LeakDetector {
  /// The tracked components that are alive although no open screen leads to them.
  ///
  /// If a screen's controller is among them, it stands for the screen's other components, which it
  /// holds.
  package func leaks(in world: World) -> [Leak] {
    let lost = lostComponents(in: world)
    guard !lost.isEmpty else { return [] }
    let holders = Holders(of: lost.map(\.component), in: world, viewLayer)
    return lost.map {
      let blocks = world.runtime.registry.holds(of: $0.component.participant)
      let reason = holders.reason(for: $0.component, inBlock: !blocks.isEmpty)
      return Leak(
        component: $0.component,
        screen: $0.screen,
        since: $0.since,
        reason: reason ?? "held by way of a block or a subscription",
        site: blocks.first.flatMap(SourceLine.init),
        isHeldUnseen: reason == nil
      )
    }
  }
}

/// What holds some components: the live ones whose stored properties refer to them, each looked at once.
private struct Holders {
  private var holders: [Participant: [Component]] = [:]
  private let viewLayer: ViewLayer

  init(of components: [Component], in world: World, _ viewLayer: ViewLayer) {
    self.viewLayer = viewLayer
    let wanted = Set(components.map(\.participant))
    for holder in world.runtime.registry.alive {
      ObjectGraph(within: holder, viewLayer) { met in
        if wanted.contains(met.participant) { holders[met.participant, default: []].append(holder) }
        return .around
      }
    }
  }

  /// What holds a component; nil if nothing is seen that does.
  func reason(for component: Component, inBlock: Bool) -> String? {
    var own: Set<ObjectIdentifier> = []
    ObjectGraph(from: [component], viewLayer) { part in
      own.insert(ObjectIdentifier(part))
      return .through
    }
    let holders = holders[component.participant] ?? []
    let others = holders.filter { !own.contains(ObjectIdentifier($0)) }
    if !others.isEmpty { return "held by \(names(of: others))" }
    if inBlock { return "held by a block that keeps it" }
    if holders.contains(where: { $0 === component }) { return "held by itself" }
    let parts = holders.filter { !viewLayer.contains(type(of: $0)) }
    return parts.isEmpty
      ? nil : "probably in a cycle with \(names(of: parts)), which it holds"
  }

  private func names(of components: [Component]) -> String {
    components.map { "'\($0.typeName)'" }.joined(separator: ", ")
  }
}
