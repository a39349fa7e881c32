import HeadlessUI

extension Symptom {
  /// Found where the drawn windows differ from those of a correct wiring.
  ///
  /// While the menu of a swiped row is open in one of the worlds only, nothing is compared: the user's gesture is not over,
  /// and a reload of the table closes the menu.
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
      guard world.hasOpenMenu == correct.hasOpenMenu else { return [] }
      let lines = DrawnScreens(of: world).differences(from: DrawnScreens(of: correct), of: wiring)
      return [Harm(lines)].compactMap(\.self)
    }
  )
}

extension World {
  /// Whether a row that can be seen is swiped, so that its actions are on the screen.
  fileprivate var hasOpenMenu: Bool {
    windows.contains { window in
      window.visibleControllers.contains { $0.allTables.contains { $0.menu != nil } }
    }
  }
}
