import HeadlessUI
import LabConversation
import MVC
import MVCLab

/// Somebody who keeps items, in several windows, while writing fails now and then, the program is killed
/// and another device does the same; the same way every time for the same seed.
struct ItemsMonkey {
  private var chance: Chance

  init(seed: UInt64) { chance = Chance(seed: seed) }

  private static let titles = [
    "Milk", "Bread", "Milk", "''", "'   '", "牛奶", "\"It's\"", "'say \"hi\"'",
    "'a title that is much too long for a line of this screen'",
  ]

  /// A command that makes sense in this world, or nearly.
  mutating func next(in world: World) -> String {
    guard let window = chance.element(of: world.windows) else { return "open list as w9" }
    let prefix = "in \(window.name) "
    if window.top?.alert != nil { return prefix + answer() }
    if let menu = window.top?.firstTable?.menu, chance.next(2) == 0 {
      return prefix + "confirm \(menu.actions.first?.title ?? "")"
    }
    switch chance.next(20) {
    case 0...3: return prefix + "tap Add"
    case 4...7: return prefix + "swipe \(chance.next(6))"
    case 8...9: return prefix + "select \(chance.next(6))"
    case 10...11: return prefix + of("back", "back begin", "back cancel")
    case 12...14: return outside()
    case 15: return of("storage fail", "storage ok", "storage ok")
    case 16: return of("layout", "turn", "advance 1s", "advance 3s", prefix + "scroll 3")
    case 17: return "close \(window.name) by " + of("pop", "popToRoot", "replace")
    case 18: return chance.next(4) == 0 ? "relaunch" : "swap \(world.wiring.name)"
    default:
      return world.windows.count < 3
        ? "open list as w\(chance.next(3))" : "close \(window.name)"
    }
  }

  private mutating func answer() -> String {
    switch chance.next(6) {
    case 0...1: "type \(title())"
    case 2...3: "confirm Save"
    default: of("confirm Cancel", "dismiss")
    }
  }

  private mutating func outside() -> String {
    switch chance.next(3) {
    case 0: "outside add \(title())"
    case 1: "outside rename \(chance.next(6)) \(title())"
    default: "outside remove \(chance.next(6))"
    }
  }

  private mutating func title() -> String { chance.element(of: ItemsMonkey.titles) ?? "" }
  private mutating func of(_ choices: String...) -> String { chance.element(of: choices) ?? "" }
}
