import LabConversation
import LabSystems
import Testing

/// What people of other programs type, after one tap in the misused wiring, and the line that each refusal suggests.
@Suite struct MeaningTests {
  @Test func `what people of other programs type is answered with a line that can be typed`() {
    var answers: [String] = []
    for row in MeaningTests.table.split(separator: "\n") {
      let typed = row.split(separator: " -> ").first.map(String.init) ?? ""
      let conversation = MeaningTests.conversation()
      let reply = conversation.respond(to: typed)
      answers.append("\(typed) -> \(reply.suggestion ?? "\(reply.outcome)")")
      guard let line = reply.suggestion else { continue }
      #expect(
        conversation.respond(to: line).outcome != .malformed || line.hasPrefix("server"),
        "\(row)"
      )
    }
    #expect(answers.joined(separator: "\n") == MeaningTests.table)
  }

  @Test(arguments: ["let x = 1", "foo", "tap Nope", "expect rows x"])
  func `what means nothing is answered with no line`(typed: String) {
    #expect(MeaningTests.conversation().respond(to: typed).suggestion == nil)
  }

  private static func conversation() -> Conversation {
    let conversation = Conversation(systems: .all)
    for line in ["system todo", "wirings misused", "tap Add"] { _ = conversation.respond(to: line) }
    return conversation
  }
}
