import LabConversation
import LabStage
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

  @Test(
    arguments: [
      ("counter", "controller-keeps-view", ["open phone", "close second"]),
      ("items", "strong-back-references", ["outside add Milk", "select 0", "back"]),
      ("titles", "never-unbound", ["tap Demo", "back"]),
    ]
  )
  func `a world whose wiring leaks is freed with what it leaked`(
    system: String,
    wiring: String,
    commands: [String]
  ) throws {
    weak var leaked: Component?
    do {
      let conversation = Conversation(systems: .all)
      for line in ["system \(system)", "wirings \(wiring)"] + commands {
        _ = conversation.respond(to: line)
      }
      let finding = try #require(conversation.findings.first { $0.rule == "leak" })
      leaked = conversation.world?.runtime.registry.alive.first {
        finding.text.hasPrefix("'\(type(of: $0))'")
      }
      #expect(leaked != nil)
    }
    #expect(leaked == nil)
  }
}
