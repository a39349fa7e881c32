extension Symptom {
  /// Found where an action caused so many hops that the lab has stopped it.
  public static let endless = Symptom(
    "endless",
    sentence: "one action causes itself again and again",
    reason: "A handler causes the event that it handles, so the handling never ends.",
    found: .inStep { evidence in
      guard case .endless(let hop) = evidence.world.flow.end else { return [] }
      return [
        Harm(
          "the action has not come to rest after \(hop + 1 - evidence.step.lowerBound) hops",
          site: evidence.site(of: hop),
          hop: hop
        )
      ]
    }
  )
}
