import HeadlessUI
import LabConversation
import LabSystems
import MVC
import MVCLab
import Testing

@Suite struct `A world that nobody looks at any more is gone` {
  @Test(arguments: System.todo.wirings.map(\.name))
  func `with its singletons and with what was waiting`(wiring: String) {
    weak var runtime: Runtime?
    do {
      let session = Conversation(systems: [.todo])
      for line in [
        "system todo", "wirings \(wiring)", "open list as one", "tap Add",
      ] { _ = session.respond(to: line) }
      runtime = session.world?.runtime
      #expect(runtime?.registry.alive.isEmpty == false)
    }
    #expect(runtime == nil)
  }
}
