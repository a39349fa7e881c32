import HeadlessUI
import LabConversation
import MVC
import MVCLab

/// Somebody who does anything that can be done to a feed, the same way every time for the same seed.
///
/// It looks at one session and needs no other, so several wirings can be given the same commands.
struct NewsMonkey {
  private var chance: Chance
  /// How many windows it opens at most.
  private let windows: Int

  init(seed: UInt64, windows: Int) {
    chance = Chance(seed: seed)
    self.windows = windows
  }

  /// A command that makes sense in this world, or nearly.
  mutating func next(in world: World) -> String {
    guard let window = chance.element(of: world.windows) else { return "open feed as w9" }
    let prefix = "in \(window.name) "
    let choices = window.top?.alert?.actions.map(\.title) ?? []
    if let choice = chance.element(of: choices), chance.next(4) > 0 {
      return prefix + "confirm '\(choice)'"
    }
    switch chance.next(16) {
    case 0...5:
      let rows = window.top?.firstTable?.visibleRows ?? 0..<0
      let control = chance.element(of: [
        "like", "like", "like", "follow", "share", "discuss", "delete",
      ])
      return prefix + "tap \(control ?? "like") row \(chance.element(of: Array(rows)) ?? 0)"
    case 6: return prefix + "pull"
    case 7: return prefix + "scroll \(chance.next(20))"
    case 8: return "outside " + outside()
    case 9: return chance.element(of: ["advance 1s", "advance 70s", "turn", "layout"]) ?? "turn"
    case 10:
      return world.windows.count < windows
        ? "open feed as w\(chance.next(3))"
        : windows > 1 ? "close \(window.name)" : "outside " + outside()
    default:
      let outcome = chance.element(of: ["ok", "ok", "ok", "ok", "fail", "drop"]) ?? "ok"
      return "server \(outcome) \(chance.next(2) == 0 ? "first" : "last")"
    }
  }

  private mutating func outside() -> String {
    switch chance.next(3) {
    case 0: "like \(chance.next(12))"
    case 1: "post 'Just in \(chance.next(100))'"
    default: "withdraw \(chance.next(12))"
    }
  }
}
