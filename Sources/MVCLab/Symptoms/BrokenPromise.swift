extension Symptom {
  /// Found where a ``Promise`` of the product does not hold.
  public static let brokenPromise = Symptom(
    "broken-promise",
    sentence: "the product breaks one of its promises",
    reason: "A product rule is enforced in code that some paths bypass.",
    found: .atRest { evidence in
      evidence.breakages.map { Harm($0.text, breaking: $0.promise) }
    }
  )
}
