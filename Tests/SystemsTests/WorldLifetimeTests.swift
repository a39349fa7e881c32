import LabConversation
import LabSystems
import MVC
import MVCLab
import Testing

@Suite struct `The lifetime of a world` {
  @Test(arguments: System.todo.wirings.map(\.name))
  func `a world that nothing refers to is freed, with its singletons and pending requests`(
    wiring: String
  ) {
    weak var runtime: Runtime?
    do {
      let conversation = Conversation.about(.todo, wiring, hasServer: true)
      for line in ["open list as one", "tap Add"] { _ = conversation.respond(to: line) }
      runtime = conversation.world?.runtime
      #expect(runtime?.registry.alive.isEmpty == false)
    }
    #expect(runtime == nil)
  }
}
