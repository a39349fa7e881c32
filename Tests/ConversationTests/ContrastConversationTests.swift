import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct ContrastConversationTests {
  @Test func `contrast on adds a partner of the other verdict, and asks for two columns`() {
    let conversation = Conversation.correct("tap Add")
    let reply = conversation.respond(to: "contrast on")
    #expect(reply.request == .contrast(true))
    #expect(reply.transcripts == [[], []])
    #expect(conversation.runs.map(\.wiring.name) == ["correct", "misused"])
    #expect(
      conversation.history.done.map(\.command).dropFirst() == [
        "wirings correct, misused", "tap Add",
      ]
    )
    #expect(conversation.respond(to: "contrast off").request == .contrast(false))
    #expect(conversation.runs.count == 2)
  }
}
