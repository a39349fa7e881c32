import LabConversation
import LabSamples
import LabSystems
import MVCLab
import Testing

/// Symptoms that use only what is open to everybody find what the lab's own symptoms find.
@Suite struct HouseSymptomTests {
  struct Story: Sendable, CustomTestStringConvertible {
    let system: System
    let wirings: String
    let commands: [String]
    /// A symptom of the lab, and the one of the house that says the same.
    let symptoms: (own: Symptom, house: String)

    var testDescription: String { "\(symptoms.own.name) in \(system.name)" }
  }

  private static let stories = [
    Story(
      system: .items,
      wirings: "correct, strong-back-references",
      commands: ["outside add Milk", "select 0", "back", "layout"],
      symptoms: (.leak, "outlives")
    ),
    Story(
      system: .image,
      wirings: "correct, view-forgets",
      commands: [
        "tap download", "server ok", "tap download", "server chunk 40", "tap download",
        "tap download",
      ],
      symptoms: (.brokenPromise, "breaks-its-word")
    ),
  ]

  @Test(arguments: stories)
  func `a symptom that everybody could write is found where the lab's symptom is`(
    story: Story
  ) {
    let system = System(
      name: story.system.name,
      summary: "",
      style: Style(name: "none", laws: []),
      symptoms: [story.symptoms.own] + Symptom.house,
      promises: story.system.makePromises,
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
    func found(_ name: String) -> [Int] {
      conversation.runs.map { run in run.findings.count { $0.rule == name } }
    }
    let own = found(story.symptoms.own.name)
    #expect(own[0] == 0)
    #expect(own[1] > 0)
    #expect(found(story.symptoms.house) == own)
  }
}
