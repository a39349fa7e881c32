import LabConversation
import LabStage
import LabSystems
import Testing

@Suite struct ReplyTests {
  @Test(arguments: [
    ("tap Add", true), ("show screen", true), ("expect rows 1", true), ("help", true), ("", true),
    ("expect rows 7", false), ("tap Nope", false), ("tpa Add", false),
    ("in nowhere tap Add", false),
    ("expect rows x", false), ("repeat 2 tap Nope", false),
  ]) func `a refused command did not succeed, nor an expectation that does not hold`(
    line: String,
    succeeds: Bool
  ) {
    let conversation = Conversation.correct("tap Add")
    #expect(conversation.respond(to: line).succeeded == succeeds)
  }

  @Test func `a command that one of several wirings refuses did not succeed`() {
    let conversation = Conversation(systems: .all)
    _ = conversation.transcript(["system todo", "wirings correct, misused", "outside add Milk"])
    let reply = conversation.respond(to: "select Milk")
    #expect(reply.outcome == .done)
    #expect(!reply.succeeded)
  }
}
