extension Symptom {
  /// Found where a component of a closed screen is alive although no open screen, and nothing that waits for an answer or
  /// for a timer that fires once, leads to it.
  public static let leak = Symptom(
    "leak",
    sentence: "a screen was closed, and an object of it is still alive",
    reason: """
      Another object still holds it: in a reference cycle, or by a subscription or a timer that was never ended. What \
      only a request holds that is still waiting is no leak: the answer frees it.
      """,
    found: .atRest { evidence in
      evidence.leaks.map { leak in
        Harm(
          "'\(leak.component.typeName)' of a closed '\(leak.screen)' is still alive, \(leak.reason)",
          site: leak.site ?? leak.property.flatMap(evidence.assignment)
        )
      }
    }
  )
}

extension Evidence {
  /// The components of closed screens that are alive although no open screen leads to them; they are looked for anew
  /// each time.
  public var leaks: [Leak] { world.leakDetector.leaks(in: world) }
}
