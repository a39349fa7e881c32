extension Symptom {
  /// Found where a component of a closed screen is alive although no open screen leads to it.
  public static let leak = Symptom(
    "leak",
    sentence: "a screen was closed, and an object of it is still alive",
    reason: """
      Another object still holds it: in a reference cycle, by a subscription that was never ended, or \
      for a request that is still waiting.
      """,
    found: .atRest { evidence in
      evidence.leaks.map { leak in
        let block = evidence.block(thatMayHold: leak)
        return Harm(
          .alive(
            "'\(leak.component.typeName)'",
            of: leak.screen,
            leak.reason + (block == nil ? "" : ", perhaps the one that names 'self'")
          ),
          site: leak.site ?? block
        )
      }
    }
  )
}

extension Evidence {
  /// The components of closed screens that are alive although no open screen leads to them; they are looked for anew
  /// each time.
  public var leaks: [Leak] { world.leakDetector.leaks(in: world) }

  /// The line of a block that names its own component, and so may hold it; nil if the sources have none, or what holds
  /// the component is known.
  fileprivate func block(thatMayHold leak: Leak) -> SourceLine? {
    guard leak.mayBeHeldByBlock else { return nil }
    let classes = Slot.classNames(of: leak.component)
    return sources.block(namingSelfIn: classes, in: world.wiring.files)
  }
}

extension String {
  fileprivate static func alive(
    _ component: String,
    of screen: String,
    _ reason: String
  ) -> String {
    "\(component) of a closed '\(screen)' is still alive, \(reason)"
  }
}
