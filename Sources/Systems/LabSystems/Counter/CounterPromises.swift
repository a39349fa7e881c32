import HeadlessUI
import MVC
import MVCLab

struct SteadyCountPromise: Promise {
  let name = "a steady count"
  let sentence = "a number on the screen changes only when the user or another device counts"

  private var hopsSeen = 0
  private var shown: [String: String] = [:]
  private var broken: [String] = []

  mutating func breakages(in world: World) -> [String] {
    let isCounting = world.flow.hops[hopsSeen...].contains {
      [.outside, .userEvent(.tap("++")), .userEvent(.tap("--"))].contains($0.kind)
    }
    hopsSeen = world.flow.hops.count
    let before = shown
    shown = [:]
    for (window, controller) in world.screens {
      guard let screen = controller as? CounterScreen else { continue }
      let (place, text) = (place(of: screen, in: window), screen.label.text)
      shown[place] = text
      if let old = before[place], old != text, !isCounting {
        broken = ["'\(window.name)' changed from \(old) to \(text) without a tap on '++' or '--'"]
      }
    }
    return broken
  }

  /// The place in which a number must be steady: a window, whatever its screen, or a screen with a count
  /// of its own.
  private func place(of screen: CounterScreen, in window: Window) -> String {
    screen.hasOwnModel ? "apart \(screen.participant.index)" : window.name
  }
}
