import HeadlessUI
import LabConversation
import MVC
import MVCLab

/// Somebody who does anything that can be done to a counter, the same way every time for a seed.
struct CounterMonkey {
  private var chance: Chance
  /// The wiring whose controllers it may put in place of the others, if any.
  private let otherWiring: String?

  init(seed: UInt64, otherWiring: String? = nil) {
    chance = Chance(seed: seed)
    self.otherWiring = otherWiring
  }

  /// A command that makes sense in this world, or nearly.
  mutating func next(in world: World) -> String {
    guard let window = chance.element(of: world.windows) else { return "open phone as w0" }
    let prefix = "in \(window.name) "
    switch chance.next(16) {
    case 0...4: return prefix + "tap ++"
    case 5...8: return prefix + "tap --"
    case 9: return prefix + "tap About"
    case 10...11:
      let ways = ["back", "back", "back begin", "back cancel"]
      return prefix + (chance.element(of: ways) ?? "back")
    case 12: return "outside set \(chance.next(20) - 10)"
    case 13: return otherWiring.map { "swap \($0)" } ?? "turn"
    case 14 where world.windows.count < 4:
      let kind = chance.element(of: ["phone", "desktop", "apart"]) ?? "phone"
      return "open \(kind) as w\(chance.next(4))"
    case 14: return "layout"
    default:
      let doors = ["", "", " by popToRoot", " by replace"]
      return "close \(window.name)" + (chance.element(of: doors) ?? "")
    }
  }
}
