import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct `The demo with a title` {
  @Test(arguments: ["correct", "published", "never-unbound", "mvc"])
  func `with one label, as published, nothing is found until the screen is left`(wiring: String) {
    let conversation = Conversation.about(.titles, wiring)
    for line in ["tap Demo", "tap Change", "tap Cover", "back", "tap Change"] {
      _ = conversation.respond(to: line)
    }
    #expect(conversation.findings.isEmpty)
    _ = conversation.respond(to: "back")
    #expect(
      conversation.findings.map(\.rule) == (wiring == "never-unbound" ? ["leak", "leak"] : [])
    )
  }

  @Test(arguments: System.titles.wirings.map(\.name))
  func `the second label is on the screen that was added for it, and on no other`(wiring: String) {
    let conversation = Conversation.about(.titles, wiring)
    for screen in ["entry", "shared", "twice", "field"] {
      _ = conversation.respond(to: "open \(screen) as \(screen)")
      _ = conversation.respond(to: "in \(screen) tap Demo")
      let hasTwo = conversation.world?.front?.top?.elements.contains { $0.identifier == "echo" }
      #expect(hasTwo == (screen == "twice"))
    }
  }

  @Test(arguments: [("correct", "MVVM"), ("mvc", "MVVM"), ("two-way", "MVC and more")])
  func `a typed title that is none of the titles changes nothing, but by a two-way binding`(
    wiring: String,
    title: String
  ) {
    let conversation = Conversation.about(.titles, wiring)
    for line in ["open field", "tap Demo", "type 'MVC and more'"] {
      _ = conversation.respond(to: line)
    }
    let model = conversation.respond(to: "show model").lines.map(\.description)
    #expect(model.first == "= TitleViewModel.title = \(title)")
  }
}
