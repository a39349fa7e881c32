extension Symptom {
  /// Found where a screen differs from its ``Truth``, with the line that has painted the wrong thing, unless the model has
  /// called for that paint.
  ///
  /// If the wiring's source gives work to a real queue, which no world plays, the lab says so: the rest
  /// may wait there.
  public static let screenDisagreesWithModel = Symptom(
    "screen-disagrees-with-model",
    sentence: "once everything has settled, a screen shows something its model does not say",
    reason: """
      The screen missed a change of its model, handled it wrongly, or was painted with a value that the \
      model does not have.
      """,
    found: .atRest { evidence in
      evidence.screens.compactMap { screen in
        guard let thing = screen.firstDifference, let difference = thing.difference else {
          return nil
        }
        let text = "'\(screen.window)' \(difference)"
        guard let work = evidence.sources.outsideWork(in: evidence.world.wiring.files) else {
          return Harm(text, site: evidence.line(of: thing, on: screen))
        }
        return Harm(
          "\(text); or the rest is work of '\(work.word)', which no world plays",
          site: work.line
        )
      }
    }
  )
}
