import TextWidth

/// Remembers what was last printed of each window, so that only what changed is printed.
struct ScreenMemory {
  private var printed: [String: [String]] = [:]
  private var hopsSeen = -1

  /// The columns of a transcript's screen, without its sign.
  static let width = 36

  /// The screens that changed, as lines; nothing if nothing happened since the last time.
  mutating func changes(in world: World, atRest: Bool) -> [Line] {
    let hops = world.flow.hops.count
    guard atRest || hops != hopsSeen else { return [] }
    hopsSeen = hops
    var lines: [Line] = []
    // A window that is opened later under the name of one that is gone is printed as new.
    var open: [String: [String]] = [:]
    for window in world.windows {
      let canonical = window.lines(width: ScreenMemory.width)
      open[window.name] = canonical
      guard canonical != printed[window.name] else { continue }
      lines += ScreenMemory.lines(of: window, in: world, canonical: canonical)
    }
    printed = open
    return lines
  }

  /// Takes all screens for printed.
  mutating func know(_ world: World) { _ = changes(in: world, atRest: true) }

  /// All screens, changed or not.
  static func all(in world: World) -> [Line] {
    world.windows.flatMap {
      lines(of: $0, in: world, canonical: $0.lines(width: ScreenMemory.width))
    }
  }

  /// With one window open its lines carry no name, with several they begin with it.
  private static func lines(of window: Window, in world: World, canonical: [String]) -> [Line] {
    guard world.windows.count > 1 else { return canonical.map(line) }
    let margin = (world.windows.map(\.name.columns).max() ?? 0) + 2
    let name = window.name.fitted(to: margin)
    return window.lines(width: max(12, ScreenMemory.width - margin)).map { line(name + $0) }
  }

  private static func line(_ text: String) -> Line {
    var end = text.utf8[...]
    while end.last == UInt8(ascii: " ") { end.removeLast() }
    return Line(.screen, String(Substring(end)))
  }
}
