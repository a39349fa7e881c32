import HeadlessUI
import LabText
import MVC
import MVCLab

/// Remembers what was last printed of each window, so that only what changed is printed.
struct ScreenMemory {
  private var printed: [(name: String, lines: [String])] = []
  /// The margin with which that was drawn.
  private var margin = 0
  private var hopsSeen = -1

  /// The columns of a transcript's screen, without its sign.
  static let width = 36

  /// The screens that changed, as lines; nothing if nothing happened since the last time.
  mutating func changes(in world: World) -> [OutputLine] {
    let hops = world.flow.count
    guard hops != hopsSeen else { return [] }
    hopsSeen = hops
    let margin = ScreenMemory.margin(of: world.windows)
    var lines: [OutputLine] = []
    // A window that is opened later under the name of one that is gone is printed as new.
    var open: [(name: String, lines: [String])] = []
    for window in world.windows {
      let drawn = ScreenMemory.draw(window, margin)
      open.append((window.name, drawn))
      let asBefore = margin == self.margin ? drawn : ScreenMemory.draw(window, self.margin)
      guard asBefore != printed.first(where: { $0.name == window.name })?.lines else { continue }
      lines += ScreenMemory.lines(drawn, of: window, margin)
    }
    (printed, self.margin) = (open, margin)
    return lines
  }

  /// Takes all screens for printed.
  mutating func know(_ world: World) { _ = changes(in: world) }

  /// All screens, changed or not.
  static func all(in world: World) -> [OutputLine] {
    let margin = margin(of: world.windows)
    return world.windows.flatMap { lines(draw($0, margin), of: $0, margin) }
  }

  /// The columns that the windows' names take: with one window open its lines carry no name, with
  /// several they begin with it.
  private static func margin(of windows: [Window]) -> Int {
    windows.count > 1 ? (windows.map { $0.name.columns }.max() ?? 0) + 2 : 0
  }

  private static func draw(_ window: Window, _ margin: Int) -> [String] {
    window.lines(width: max(12, width - margin))
  }

  private static func lines(_ drawn: [String], of window: Window, _ margin: Int) -> [OutputLine] {
    let name = window.name.fitted(to: margin)
    return drawn.map { line(name + $0) }
  }

  private static func line(_ text: String) -> OutputLine {
    var end = text.utf8[...]
    while end.last == UInt8(ascii: " ") { end.removeLast() }
    return OutputLine(.screen, String(Substring(end)))
  }
}
