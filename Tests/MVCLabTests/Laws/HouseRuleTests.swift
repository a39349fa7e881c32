import LabConversation
import LabSamples
import LabSystems
import MVCLab
import Testing

/// Laws and symptoms that use only what is open to everybody find what the lab's own find.
@Suite struct HouseRuleTests {
  struct Story: Sendable, CustomTestStringConvertible {
    let system: System
    let wirings: String
    let commands: [String]
    /// A rule of the lab, and the one of the house that says the same.
    let rules: (own: String, house: String)

    var testDescription: String { "\(rules.own) in \(system.name)" }
  }

  private static let stories = [
    Story(
      system: .cart,
      wirings: "closures, greedy",
      commands: ["tap Add row 0", "tap Add row 1"],
      rules: ("view-changes-model", "sells-from-view")
    ),
    Story(
      system: .titles,
      wirings: "correct, state-written-from-outside",
      commands: ["tap Demo", "random next 2", "tap Change"],
      rules: ("state-changed-outside-action", "assigns-from-outside")
    ),
    Story(
      system: .news,
      wirings: "correct, standard-model-notification",
      commands: [
        "server ok", "open feed", "server ok", "in second tap like row 1",
        "in first tap like row 2",
        "server ok last",
      ],
      rules: ("notified-by-stranger", "hears-strangers")
    ),
    Story(
      system: .items,
      wirings: "correct, view-pushes-detail",
      commands: ["outside add Milk", "layout", "select 0"],
      rules: ("view-navigates", "pushes-from-view")
    ),
    Story(
      system: .items,
      wirings: "correct, strong-back-references",
      commands: ["outside add Milk", "select 0", "back", "layout"],
      rules: ("leak", "outlives")
    ),
    Story(
      system: .image,
      wirings: "correct, view-forgets",
      commands: [
        "tap download", "server ok", "tap download", "server chunk 40", "tap download",
        "tap download",
      ],
      rules: ("broken-promise", "breaks-its-word")
    ),
  ]

  @Test(arguments: stories)
  func `a rule that everybody could write is broken where the lab's rule is`(story: Story) {
    let system = System(
      name: story.system.name,
      summary: "",
      style: Style(name: "both", laws: story.system.style.laws + Style.house.laws),
      symptoms: Symptom.standard + Symptom.house,
      promises: story.system.makePromises,
      screens: story.system.screens,
      outsideActions: story.system.outsideActions,
      server: story.system.server,
      openStorage: story.system.openStorage,
      transitionTime: story.system.transitionTime,
      wirings: story.system.wirings,
      sources: story.system.sources
    )
    let conversation = Conversation(systems: [system])
    for command in ["system \(system.name)", "wirings \(story.wirings)"] + story.commands {
      let reply = conversation.respond(to: command)
      #expect(reply.outcome != .malformed, "\(command): \(reply.errors)")
    }
    func broken(_ rule: String) -> [Int] {
      conversation.runs.map { run in run.findings.count { $0.rule == rule } }
    }
    let own = broken(story.rules.own)
    #expect(own[0] == 0)
    #expect(own[1] > 0)
    #expect(broken(story.rules.house) == own)
  }
}
