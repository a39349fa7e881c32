extension Symptom {
  /// Found where a screen differs from the first screen on the same subject.
  public static let screensDisagree = Symptom(
    "screens-disagree",
    sentence: """
      once everything has settled, two screens of the same data show different things
      """,
    reason: """
      The screens have no model in common, or one of them missed a change, handled it wrongly, or was \
      painted without one.
      """,
    found: .atRest { evidence in
      let screens = evidence.screens
      guard screens.count > 1 else { return [] }
      return screens.indices.compactMap { index in
        let subject = screens[index].truth.subject
        return screens[..<index].first { $0.truth.subject == subject }
          .flatMap(screens[index].difference).map { Harm($0) }
      }
    }
  )
}
