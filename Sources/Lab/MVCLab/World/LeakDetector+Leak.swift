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
  /// Reflection does not see whether a stored property is weak: so where only the component's own parts
  /// refer to it, the cycle is just probable.
  public let reason: String
  /// The line that made the block that holds it; nil if what holds it is no block, or its line is not known.
  public let site: SourceLine?
  /// The property that has this block; nil if what holds the component is in none.
  let property: String?
}

extension LeakDetector {
  /// The tracked components that are alive although no open screen leads to them.
  ///
  /// If a screen's controller is among them, it stands for the screen's other components, which it
  /// holds.
  package func leaks(in world: World) -> [Leak] {
    let lost = lostComponents(in: world)
    guard !lost.isEmpty else { return [] }
    var holders = Holders(of: lost.map(\.component), in: world)
    return lost.map {
      let keeping = world.runtime.registry.holds(of: $0.component.participant)
      let (reason, block, property) = holders.reason(for: $0.component, inBlock: !keeping.isEmpty)
      return Leak(
        component: $0.component,
        screen: $0.screen,
        since: $0.since,
        reason: reason ?? "held by way of a block or a subscription",
        site: (keeping.first ?? block?.site).flatMap(SourceLine.init)
          ?? block.flatMap { ClosureCode.place(of: $0.closure) }.flatMap(SourceLine.init),
        property: property
      )
    }
  }
}
