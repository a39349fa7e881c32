import HeadlessUI
import LabConversation
import MVC
import MVCLab

/// Somebody who does anything that can be done, the same way every time for the same seed.
struct Monkey {
  private var chance: Chance
  private let session: Conversation

  init(seed: UInt64, session: Conversation) {
    chance = Chance(seed: seed)
    self.session = session
  }

  /// A command that makes sense now, or nearly.
  mutating func next() -> String {
    guard let world = session.world, !world.windows.isEmpty else { return "open list as one" }
    let window = world.windows[draw(world.windows.count)]
    let prefix = "in \(window.name) "
    switch draw(20) {
    case 0...4: return prefix + "tap \(control(in: window))"
    case 5: return prefix + "type 'Title \(draw(100))'"
    case 6...7: return prefix + "swipe \(draw(12))"
    case 8...9: return prefix + "confirm Delete"
    case 10...11: return prefix + "select \(draw(12))"
    case 12: return prefix + ["back", "back begin", "back cancel"][draw(3)]
    case 13: return prefix + "batch \(draw(6))"
    case 14: return prefix + "scroll \(draw(12))"
    case 15: return "outside " + outside()
    case 16: return world.windows.count < 3 ? "open list as w\(draw(3))" : "close \(window.name)"
    case 17: return ["layout", "turn", "advance 1s", "advance 3s"][draw(4)]
    default:
      guard world.runtime.server?.pending.isEmpty == false else {
        return "outside " + outside()
      }
      let outcome = ["ok", "ok", "ok", "fail", "drop"][draw(5)]
      return "server \(outcome) \(["first", "last"][draw(2)])"
        + (outcome == "ok" && draw(4) == 0 ? " 'Milk, Bread'" : "")
    }
  }

  private mutating func control(in window: Window) -> String {
    let names = (window.top?.elements ?? []).compactMap { $0 as? Button }.map(\.title)
    return names.isEmpty ? "Add" : names[draw(names.count)]
  }

  private mutating func outside() -> String {
    switch draw(4) {
    case 0: "add 'Outside \(draw(100))'"
    case 1: "rename \(draw(10)) 'Renamed \(draw(100))'"
    case 2: "remove \(draw(10))"
    default: "reorder \(draw(10)) \(draw(10))"
    }
  }

  private mutating func draw(_ bound: Int) -> Int { chance.next(bound) }
}
