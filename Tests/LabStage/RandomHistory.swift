import LabConversation
import MVC
import MVCLab

/// A user who tells a whole story about correct wirings: random commands, with extreme numbers and
/// texts, other correct wirings in their place, remarks, and moves through the history.
package struct RandomHistory {
  private let user: RandomUser
  private let random: RandomSource
  private let system: System
  private let correct: [String]

  package init(of system: System, seed: UInt64) {
    self.system = system
    correct = system.wirings.filter { $0.verdict == .correct }.map(\.name)
    random = RandomSource(seed: seed ^ 0x5DEE_CE66)
    user = RandomUser(of: system, replacements: correct, isExtreme: true, seed: seed)
  }

  /// The commands that choose the system and some of its correct wirings.
  package func opening() -> [String] {
    let server = system.server == .optional && random.number(below: 2) == 0 ? " with server" : ""
    let isAll = random.number(below: 3) == 0
    let wirings = isAll ? correct.joined(separator: ", ") : random.element(of: correct)
    return ["system \(system.name)\(server)", "wirings \(wirings)"]
  }

  /// The next command of the story.
  package func next(in conversation: Conversation) -> String {
    guard let world = conversation.world else { return "redo" }
    switch random.number(below: 40) {
    case 0: return "undo \(random.number(below: 6))"
    case 1: return "redo"
    case 2: return "redo \(random.number(below: 4))"
    case 3: return "goto \(random.number(below: 30))"
    case 4, 5: return "repeat \(random.number(below: 5)) \(user.next(in: world))"
    case 6: return "# \(remark())"
    case 7: return "show \(user.one("screen", "model", "flow", "rules", "alive", "code", "cost"))"
    case 8: return "expect \(user.one("clean", "rows 1", "requests 0", "shows Milk"))"
    case 9: return "server latency \(user.one("0ms", "1ms", "500ms", "2s", "100d"))"
    case 10: return "random next \(random.number(below: 4)) 9223372036854775807"
    case 11: return "repeat 2 open \(system.screens[0].name)"
    default: return user.next(in: world)
    }
  }

  private func remark() -> String {
    user.one(
      "",
      "# A heading",
      "- ```mvclab",
      "~~~",
      "    ```mvclab",
      "> ```mvclab",
      "1. ~~~mvclab",
      "what happens\tnow",
      "<!--",
      "---",
      "牛奶\\",
      "\u{202E}"
    )
  }
}
