import LabConversation
import LabSamples
import LabSystems
import MVCLab
import Testing

/// Laws that use only what is open to everybody find what the lab's own laws find.
@Suite struct HouseLawTests {
  struct Story: Sendable, CustomTestStringConvertible {
    let system: System
    let wirings: String
    let commands: [String]
    /// A law of the lab, and the one of the house that says the same.
    let laws: (own: Law, house: String)

    var testDescription: String { "\(laws.own.name) in \(system.name)" }
  }

  private static let stories = [
    Story(
      system: .cart,
      wirings: "closures, greedy",
      commands: ["tap Add row 0", "tap Add row 1"],
      laws: (.viewChangesModel, "sells-from-view")
    ),
    Story(
      system: .titles,
      wirings: "correct, state-written-from-outside",
      commands: ["tap Demo", "random next 2", "tap Change"],
      laws: (.stateChangedOutsideAction, "assigns-from-outside")
    ),
    Story(
      system: .news,
      wirings: "correct, standard-model-notification",
      commands: [
        "server ok", "open feed", "server ok", "in second tap like row 1",
        "in first tap like row 2",
        "server ok last",
      ],
      laws: (.notifiedByStranger, "hears-strangers")
    ),
    Story(
      system: .items,
      wirings: "correct, view-pushes-detail",
      commands: ["outside add Milk", "layout", "select 0"],
      laws: (.viewNavigates, "pushes-from-view")
    ),
  ]

  @Test(arguments: stories)
  func `a law that everybody could write is broken where the lab's law is`(story: Story) {
    let system = System(
      name: story.system.name,
      summary: "",
      style: Style(name: "both", laws: [story.laws.own] + Style.house.laws),
      screens: story.system.screens,
      outsideActions: story.system.outsideActions,
      server: story.system.server,
      openStorage: story.system.openStorage,
      wirings: story.system.wirings,
      sources: story.system.sources
    )
    let conversation = Conversation(systems: [system])
    for command in ["system \(system.name)", "wirings \(story.wirings)"] + story.commands {
      let reply = conversation.respond(to: command)
      #expect(reply.outcome != .malformed, "\(command): \(reply.errors)")
    }
    let names = [story.laws.own.name, story.laws.house]
    func broken(in run: WiringRun) -> [Int] {
      names.map { name in run.findings.count { $0.rule == name } }
    }
    let (correct, misused) = (broken(in: conversation.runs[0]), broken(in: conversation.runs[1]))
    #expect(correct == [0, 0])
    #expect(misused[0] > 0)
    #expect(misused[0] == misused[1])
  }
}
