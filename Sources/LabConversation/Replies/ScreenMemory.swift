import HeadlessUI
import LabText
import MVCLab

/// Remembers the last printed drawing of each window, so that only changed windows are printed.
package struct ScreenMemory {
  /// The windows as they were last printed.
  private(set) var printed = DrawnScreens()
  private var hopsSeen = -1

  /// Remembers nothing yet.
  package init() {}

  /// The lines of the windows that changed since the last call.
  package mutating func changes(in world: World) -> [OutputLine] {
    let hops = world.flow.count
    guard hops != hopsSeen else { return [] }
    hopsSeen = hops
    // A window that is opened later under the name of a closed one is printed as new.
    let (before, now) = (printed, DrawnScreens(of: world))
    printed = now
    let known = Dictionary(before.windows.map { ($0.name, $0.lines) }) { first, _ in first }
    return zip(world.windows, now.windows).flatMap { window, drawn in
      let asBefore =
        now.margin == before.margin ? drawn : DrawnScreens.Window(window, margin: before.margin)
      let isChanged = asBefore.lines != known[drawn.name]
      return isChanged ? ScreenMemory.lines(drawn, now.margin) : []
    }
  }

  /// The lines of all windows, changed or not.
  static func all(in world: World) -> [OutputLine] {
    let screens = DrawnScreens(of: world)
    return screens.windows.flatMap { lines($0, screens.margin) }
  }

  private static func lines(_ window: DrawnScreens.Window, _ margin: Int) -> [OutputLine] {
    let name = window.name.fitted(to: margin)
    return window.lines.map { line(name + $0) }
  }

  private static func line(_ text: String) -> OutputLine {
    var end = text.utf8[...]
    while end.last == UInt8(ascii: " ") { end.removeLast() }
    return OutputLine(.screen, String(Substring(end)))
  }
}
