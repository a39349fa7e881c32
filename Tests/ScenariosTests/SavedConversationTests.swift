import LabConversation
import LabScenarios
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct SavedConversationTests {
  @Test(arguments: 0..<12 as Range<UInt64>)
  func `a saved random conversation has the commands of its worlds, and leads to the same worlds`(
    seed: UInt64
  ) throws {
    let conversation = Conversation(systems: .all)
    let user = RandomConversation(seed: seed + 2000, systems: .all, conversation)
    for command in user.opening() { _ = conversation.respond(to: command) }
    for _ in 1...30 { _ = conversation.respond(to: user.next()) }
    if conversation.runs.isEmpty {
      #expect(throws: ScenarioErrors.self) { try Self.draft(of: conversation) }
      return
    }
    let draft = try #require(try Self.draft(of: conversation))
    let (kept, failing) = Self.commands(of: conversation)
    let scenario = try Scenario(Array(draft.text.utf8), file: "a.md", systems: .all)
    #expect(scenario.steps.prefix(draft.count).map(\.command) == kept)
    #expect(draft.failed == failing)

    let replay = Conversation(systems: .all)
    for step in scenario.steps { _ = replay.respond(to: step.command) }
    let looks = ["screen", "model", "alive", "requests"]
    #expect(replay.state(looks) == conversation.state(looks), "\(draft.text)")
    #expect(replay.names.screens == conversation.names.screens)

    let outcome = Outcome.of(
      Array(draft.text.utf8),
      file: "a.md",
      systems: .all,
      clock: { .zero }
    )
    #expect(draft.bugs == [], "\(draft.text)")
    #expect(outcome.status == .passed, "\(draft.text)")
    #expect(outcome.warnings == [], "\(draft.text)")
  }

  private static func draft(of conversation: Conversation) throws -> Draft? {
    try Draft(title: "Saved", history: conversation.history, file: "a.md", systems: .all)
  }

  /// The commands of the present worlds: those that a scenario keeps, and failing expectations.
  private static func commands(of conversation: Conversation) -> (
    kept: [String], failing: [String]
  ) {
    let replay = Conversation(systems: .all)
    var (kept, failing): ([String], [String]) = ([], [])
    for entry in conversation.history.ofThisWorld {
      let reply = replay.respond(to: entry.command)
      if !reply.failures.isEmpty, !reply.transcripts.contains(where: \.isEmpty) {
        failing.append(entry.command)
      } else {
        kept.append(entry.command)
      }
    }
    return (kept, failing)
  }
}
