import HeadlessUI
import LabConversation
import MVC
import MVCLab

/// Somebody who taps whatever is there and leaves by any door, the same way every time for the same seed.
struct BindingMonkey {
  private var chance: Chance
  /// What it opens windows on.
  private let screens: [String]

  init(seed: UInt64, screens: [String]) {
    chance = Chance(seed: seed)
    self.screens = screens
  }

  /// A command that makes sense in this world, or nearly.
  mutating func next(in world: World) -> String {
    guard let window = chance.element(of: world.windows) else {
      return "open \(chance.element(of: screens) ?? "") as w9"
    }
    let prefix = "in \(window.name) "
    if let choice = window.top?.alert?.actions.first?.title { return prefix + "confirm \(choice)" }
    switch chance.next(16) {
    case 0...7:
      let buttons = (window.top?.elements ?? []).compactMap { $0 as? Button }
      return prefix + "tap '\(chance.element(of: buttons)?.title ?? "Demo")'"
    case 8...10:
      return prefix + (chance.element(of: ["back", "back begin", "back cancel"]) ?? "back")
    case 11:
      return world.windows.count < 3
        ? "open \(chance.element(of: screens) ?? "") as w\(chance.next(3))"
        : "close \(window.name)"
    case 12: return "close \(window.name) by \(chance.next(2) == 0 ? "popToRoot" : "replace")"
    case 13:
      return chance.element(of: ["advance 1s", "advance 70s", "turn", "layout"]) ?? "turn"
    default:
      guard world.runtime.server?.pending.isEmpty == false else { return "layout" }
      let outcome = chance.element(of: ["ok", "ok", "chunk", "chunk", "fail", "drop"]) ?? "ok"
      let which = chance.next(2) == 0 ? "first" : "last"
      return "server \(outcome) \(which)" + (outcome == "chunk" ? " \(chance.next(101))" : "")
    }
  }
}
