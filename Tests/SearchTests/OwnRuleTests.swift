import CourseStage
import LabConversation
import LabSystems
import MVCLab
import Testing

/// Each misused wiring breaks the rule that it is there to break, in the story that it is there to show, and to blame is
/// the line that a reviewer would point at.
///
/// `Trials rules` searches for each story.
@Suite struct OwnRuleTests {
  @Test(arguments: OwnRule.all.map(\.name))
  func `a misused wiring breaks its own rule in its story, at its line`(name: String) throws {
    let expected = try #require(OwnRule.all.first { $0.name == name })
    let (system, wiring) = try expected.subject(in: .all)
    #expect(wiring.verdict.ownRules.map(\.heading).contains(expected.rule))
    let hasServer =
      system.server == .optional && (expected.past + expected.story).joined().contains("server")
    let conversation = Conversation(systems: [system])
    let opening = [
      "system \(system.name)\(hasServer ? " with server" : "")", "wirings \(wiring.name)",
    ]
    for command in opening + expected.past + expected.story {
      let reply = conversation.respond(to: command)
      #expect(reply.outcome != .malformed, "\(command)")
    }
    let found = conversation.runs[0].findings.filter { $0.ruleName.heading == expected.rule }
    let lines = found.map { $0.site.flatMap(system.text) }
    #expect(lines.contains(expected.line), "\(conversation.runs[0].findings)")
  }

  @Test func `the table has each misused wiring`() {
    let misused = [System].all.flatMap { system in
      system.wirings.filter { $0.verdict != .correct }.map { "\(system.name)/\($0.name)" }
    }
    #expect(Set(OwnRule.all.map(\.name)) == Set(misused))
  }
}
