extension Symptom {
  /// Found where a screen differs from its ``Truth``.
  public static let screenDisagreesWithModel = Symptom(
    "screen-disagrees-with-model",
    sentence: "once everything has settled, a screen shows something its model does not say",
    reason: "The model changed without notifying, or the notification was handled wrongly.",
    found: .atRest { evidence in
      evidence.screens.compactMap { screen in
        screen.differenceFromTruth.map { Harm("'\(screen.window)' \($0)") }
      }
    }
  )
}
