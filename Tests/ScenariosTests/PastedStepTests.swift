import LabConversation
import LabScenarios
import LabSystems
import Testing

@Suite struct PastedStepTests {
  @Test func `a pasted finding may have the place that the prompt shows, and no other text`() throws
  {
    let conversation = Conversation(systems: [.todo])
    for command in ["system todo", "wirings misused"] { _ = conversation.respond(to: command) }
    let reply = conversation.respond(to: "tap Add")
    let lines = reply.lines.map(\.description)
    func differs(_ lines: [String]) throws -> Bool {
      let step = try #require(try PastedStep(output: lines, conversation.names))
      return !step.differences(from: reply).isEmpty
    }
    #expect(lines.contains { $0.hasPrefix("! ") })
    #expect(try !differs(lines))
    let placed = lines.map { $0.hasPrefix("! ") ? "\($0)  (MisusedListController.swift:25)" : $0 }
    #expect(try !differs(placed))
    #expect(try differs(lines.map { $0.hasPrefix("! ") ? "\($0) (twice)" : $0 }))
    #expect(try differs(lines.map { $0.hasPrefix("| ") ? "\($0)  (List.swift:1)" : $0 }))
  }
}
