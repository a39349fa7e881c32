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
    forgetClosed(in: world)
    for window in world.windows {
      let canonical = window.lines(width: ScreenMemory.width)
      guard printed.updateValue(canonical, forKey: window.name) != canonical else { continue }
      lines += ScreenMemory.lines(of: window, in: world, canonical: canonical)
    }
    return lines
  }

  /// A window that is opened later under the name of one that is gone is printed as new.
  private mutating func forgetClosed(in world: World) {
    let open = Set(world.windows.map(\.name))
    printed = printed.filter { open.contains($0.key) }
  }

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
    var text = text[...]
    while text.last == " " { text.removeLast() }
    return Line(.screen, String(text))
  }
}
