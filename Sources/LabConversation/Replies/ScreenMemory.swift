import HeadlessUI
import LabText
import MVCLab

/// Remembers the last printed drawing of each window, so that only changed windows are printed.
struct ScreenMemory {
  /// The windows as they were last printed.
  private(set) var printed: [Drawing] = []
  /// The margin of these drawings.
  private var margin = 0
  private var hopsSeen = -1

  /// A window as text.
  struct Drawing: Equatable {
    let window: String
    let lines: [String]
  }

  /// The columns of a transcript's screen, without its sign.
  static let width = 36

  /// The lines of the windows that changed since the last call.
  mutating func changes(in world: World) -> [OutputLine] {
    let hops = world.flow.count
    guard hops != hopsSeen else { return [] }
    hopsSeen = hops
    let margin = ScreenMemory.margin(of: world.windows)
    var lines: [OutputLine] = []
    // A window that is opened later under the name of a closed one is printed as new.
    var open: [Drawing] = []
    for window in world.windows {
      let drawn = ScreenMemory.draw(window, margin)
      open.append(Drawing(window: window.name, lines: drawn))
      let asBefore = margin == self.margin ? drawn : ScreenMemory.draw(window, self.margin)
      guard asBefore != printed.first(where: { $0.window == window.name })?.lines else { continue }
      lines += ScreenMemory.lines(drawn, of: window, margin)
    }
    (printed, self.margin) = (open, margin)
    return lines
  }

  /// The lines of all windows, changed or not.
  static func all(in world: World) -> [OutputLine] {
    let margin = margin(of: world.windows)
    return world.windows.flatMap { lines(draw($0, margin), of: $0, margin) }
  }

  /// The columns for the window's name: none for a single window.
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
