extension Symptom {
  /// Found where a ``Promise`` of the product does not hold.
  public static let brokenPromise = Symptom(
    "broken-promise",
    sentence: "the product breaks one of its promises",
    reason: "A product rule is enforced in code that some paths bypass.",
    found: .atRest { evidence in
      evidence.promises.flatMap { promise in
        promise.breakages(in: evidence.world).map { Harm($0, breaking: promise) }
      }
    }
  )
}
