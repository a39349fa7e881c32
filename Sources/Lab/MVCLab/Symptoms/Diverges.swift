extension Symptom {
  /// Found where the drawn windows differ from those of a correct wiring.
  public static let diverges = Symptom(
    "diverges",
    sentence: "after the same actions the screens differ from the correct wiring's",
    reason:
      "The code of this wiring does something else, or nothing, where the correct one shows a change.",
    found: .beside { world, correct in
      let wiring = correct.wiring.name
      guard !world.hasEnded, !correct.hasEnded else {
        if world.hasEnded == correct.hasEnded { return [] }
        return [
          Harm(
            world.hasEnded
              ? "the program has ended; in '\(wiring)' it has not"
              : "the program has ended only in '\(wiring)'"
          )
        ]
      }
      let difference = DrawnScreens(of: world).difference(
        from: DrawnScreens(of: correct),
        of: wiring
      )
      return difference.map { [Harm($0)] } ?? []
    }
  )
}
