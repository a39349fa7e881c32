import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct WayTests {
  @Test func `a waiting request is the likely way on where the screen lacks what is asked for`() {
    let conversation = Conversation(systems: [.news])
    for command in ["system news", "wirings correct"] { _ = conversation.respond(to: command) }
    let one = "a request waits, and its answer may change this; 'server ok' answers it"
    #expect(conversation.respond(to: "tap Like").way == one)
    #expect(conversation.respond(to: "tap like row 0").way == one)
    #expect(conversation.respond(to: "type Milk in Title").way == one)
    _ = conversation.respond(to: "server ok")
    #expect(
      conversation.respond(to: "type Milk in Title").way
        == "'show screen' shows what the screen has"
    )
    for row in 0...1 { _ = conversation.respond(to: "tap follow row \(row)") }
    #expect(conversation.text(of: "tap follow row 0") == "? 'Follow' is disabled")
    #expect(
      conversation.respond(to: "tap follow row 0").way
        == "2 requests wait, and an answer may change this; 'server ok' answers the first"
    )
    // A row behind the last one, and a name that is near, have ways of their own.
    #expect(conversation.respond(to: "tap like row 9").way == "the rows are counted from 0 to 4")
    #expect(conversation.respond(to: "tap folow row 2").way == nil)
  }

  @Test(
    arguments: [
      ("todo", "relaunch", "'system items' has one"),
      ("todo", "storage fail", "'system items' has one"),
      ("counter", "server ok", "'system todo with server' has one"),
      ("image", "outside add Milk", "'system todo' has some"),
    ]
  )
  func `what a system lacks comes with a system that has it`(
    system: String,
    command: String,
    way: String
  ) {
    for (systems, expected) in [([System].all, way), (.all.filter { $0.name == system }, nil)] {
      let conversation = Conversation(systems: systems)
      for command in ["system \(system)", "wirings correct"] {
        _ = conversation.respond(to: command)
      }
      #expect(conversation.respond(to: command).way == expected)
    }
  }
}
