import HeadlessUI
import LabConversation
import MVC
import MVCLab

/// A user who types random commands: about the world, about the history, and some that are refused.
package struct RandomConversation {
  let conversation: Conversation
  private let random: RandomSource
  private let system: System

  package init(seed: UInt64, systems: [System], _ conversation: Conversation) {
    (random, self.conversation) = (RandomSource(seed: seed), conversation)
    system = systems[random.number(below: systems.count)]
  }

  /// The commands that choose the system and one or two of its wirings.
  package func opening() -> [String] {
    let names = system.wirings.map(\.name)
    let first = random.element(of: names)
    let wirings = random.number(below: 3) == 0 ? "\(first), \(random.element(of: names))" : first
    let server = system.server == .optional && random.number(below: 2) == 0 ? " with server" : ""
    return ["system \(system.name)\(server)", "wirings \(wirings)"]
  }

  /// The next command.
  package func next() -> String {
    switch random.number(below: 24) {
    case 0, 1: return "undo"
    case 2: return "undo \(random.number(below: 6))"
    case 3, 4: return "redo"
    case 5: return "goto \(random.number(below: 12))"
    case 6: return "in \(window()) undo"
    case 7: return "repeat \(random.number(below: 5)) \(action())"
    case 8: return "repeat 2 open \(screen())"
    case 9: return "in \(window()) repeat \(random.number(below: 4)) \(action())"
    case 10: return swap()
    case 11: return "in third tap \(control())"
    case 12: return "open \(screen()) as \(["Second", "x", "third"][random.number(below: 3)])"
    case 13: return "open \(screen())"
    case 14: return "close \(window())"
    case 15: return "show \(["model", "flow", "alive"][random.number(below: 3)])"
    default: return action()
    }
  }

  private func swap() -> String {
    let worlds = conversation.names.wirings
    let world = worlds.count > 1 ? "\(random.element(of: worlds)) to " : ""
    return "swap \(world)\(random.element(of: system.wirings.map(\.name)))"
  }

  private func action() -> String {
    switch random.number(below: 14) {
    case 0...3: "tap \(control())"
    case 4: "in \(window()) tap \(control())"
    case 5: "swipe \(random.number(below: 4))"
    case 6: "confirm Delete"
    case 7: "select \(random.number(below: 4))"
    case 8: "back"
    case 9: "server \(["ok", "fail", "drop"][random.number(below: 3)])"
    case 10: "advance 1s"
    case 11: "batch \(random.number(below: 4))"
    case 12: "expect rows \(random.number(below: 3))"
    default: outside()
    }
  }

  private func outside() -> String {
    guard !system.outsideActions.isEmpty else { return "turn" }
    let name = random.element(of: system.outsideActions.map(\.name))
    return "outside \(name) \(random.number(below: 3)) x"
  }

  private func control() -> String {
    let elements = conversation.world?.front?.top?.elements ?? []
    let names = elements.compactMap { ($0 as? Button)?.title }.filter { !$0.isEmpty }
    return names.isEmpty ? "Add" : "'\(random.element(of: names))'"
  }

  private func window() -> String {
    let names = (conversation.world?.windows ?? []).map(\.name)
    return names.isEmpty ? "first" : random.element(of: names)
  }

  private func screen() -> String {
    random.element(of: system.screens.filter(\.opensInWindow).map(\.name))
  }
}

extension RandomSource {
  /// A number from 0 up to, but not including, `bound`.
  package func number(below bound: Int) -> Int { next(below: bound) }

  /// One of the elements of a list that is not empty.
  package func element<Element>(of list: [Element]) -> Element { list[next(below: list.count)] }
}
