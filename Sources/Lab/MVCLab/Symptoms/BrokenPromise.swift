extension Symptom {
  /// Found where a ``Promise`` of the product does not hold.
  public static let brokenPromise = Symptom(
    "broken-promise",
    sentence: "the product breaks one of its promises",
    reason: """
      On some path the code does not do what the product promises to its user: it goes round a rule, acts \
      on an old value, does an act twice or not at all, or takes a failure for a success.
      """,
    found: .atRest { evidence in
      evidence.breakages.map { Harm($0.text, breaking: $0.promise) }
    }
  )
}
