import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct InboxTests {
  @Test func `a touch that opens another conversation is told once`() {
    let conversation = Conversation.about(.inbox, "filtered-index")
    for line in [
      "server ok first", "type Bob in Search", "server ok last", "select 0", "server ok last",
    ] { _ = conversation.respond(to: line) }
    #expect(
      conversation.findings.map { "\($0.rule): \($0.text)" } == [
        "acts-on-another-row: the user touched 'Bob', and 'Ada' opened"
      ]
    )
  }
}
