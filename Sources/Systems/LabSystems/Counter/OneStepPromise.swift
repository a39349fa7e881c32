import HeadlessUI
import MVC
import MVCLab

struct OneStepPromise: Promise {
  let name = "one step for one tap"
  let sentence = "a tap on '++' or '--' changes a number by one, or not at all"

  private var shown: [Participant: Int] = [:]
  private var broken: [String] = []

  mutating func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    let taps = hops.count { [.userEvent(.tap("++")), .userEvent(.tap("--"))].contains($0.kind) }
    let isAlone = taps == 1 && !hops.contains { $0.kind == .outside }
    let before = shown
    shown = [:]
    var jumps: [String] = []
    for (window, controller) in world.screens {
      guard let screen = controller as? CounterScreen, let number = Int(screen.label.text) else {
        continue
      }
      shown[screen.participant] = number
      guard isAlone, let old = before[screen.participant] else { continue }
      if number.distance(from: old) > 1 {
        jumps.append("'\(window.name)' went from \(old) to \(number) with one tap")
      }
    }
    if !jumps.isEmpty { broken = jumps }
    return broken
  }
}

extension Int {
  /// Returns the difference of two numbers; very large differences are all the same.
  fileprivate func distance(from other: Int) -> UInt {
    let (difference, isTooLarge) = subtractingReportingOverflow(other)
    return isTooLarge ? .max : difference.magnitude
  }
}
