import HeadlessUI
import MVC
import MVCLab

struct SteadyCountPromise: Promise {
  let name = "a steady count"
  let sentence = "a number on the screen changes only when the user or another device counts"

  /// What a window showed, whatever its screen.
  private var shown: [String: String] = [:]
  /// What a screen with a count of its own showed.
  private var shownApart: [Participant: String] = [:]
  private var broken: [String] = []

  mutating func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    let isCounting = hops.contains {
      [.outside, .userEvent(.tap("++")), .userEvent(.tap("--"))].contains($0.kind)
    }
    let (before, apart) = (shown, shownApart)
    (shown, shownApart) = ([:], [:])
    for (window, controller) in world.screens {
      guard let screen = controller as? CounterScreen else { continue }
      let text = screen.label.text
      let isApart = screen.hasOwnModel
      if isApart { shownApart[screen.participant] = text } else { shown[window.name] = text }
      let old = isApart ? apart[screen.participant] : before[window.name]
      if let old, old != text, !isCounting {
        broken = ["'\(window.name)' changed from \(old) to \(text) without a tap on '++' or '--'"]
      }
    }
    return broken
  }
}
