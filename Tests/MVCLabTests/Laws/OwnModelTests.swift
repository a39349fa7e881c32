import LabConversation
import LabSamples
import LabStage
import MVCLab
import Testing

/// Async code and models that know no lab, in worlds, with the laws.
@Suite struct OwnModelTests {
  private static func conversation(
    _ system: System,
    _ wirings: String,
    _ commands: String...
  ) -> Conversation {
    let conversation = Conversation(systems: [system])
    for command in ["system \(system.name)", "wirings \(wirings)"] + commands {
      _ = conversation.respond(to: command)
    }
    return conversation
  }

  private static func findings(_ conversation: Conversation) -> String {
    conversation.findings.map(\.described).joined(separator: "\n")
  }

  @Test func `a search that cancels the one before asks once, and breaks no law`() {
    let conversation = Self.conversation(.places, "correct", "type R", "type Ro", "advance 299ms")
    #expect(conversation.text(of: "show requests") == "")
    _ = conversation.respond(to: "advance 1ms")
    #expect(conversation.text(of: "show requests") == "= 1  places Ro")
    #expect(
      conversation.text(of: "server ok Rome") == """
        ~ PlaceFinder.places set
        | Places
        | Name: Ro_
        | 0  Rome
        """
    )
    #expect(Self.findings(conversation) == "")
  }

  @Test func `the law of older answers sees through await, and names the line after it`() {
    let conversation = Self.conversation(
      .places,
      "racing",
      "type R",
      "type Ro",
      "server ok last Rome",
      "server ok Riga"
    )
    #expect(
      Self.findings(conversation) == """
        ! older-answer-wins: 'RacingPlaceFinder' replaced the newer answer to 'places' by an older \
        one in 'places' of 'RacingPlaceFinder'  (RacingPlaceFinder.swift:11)
        """
    )
  }

  @Test func `undo plays async code again, to the same screens`() {
    let conversation = Self.conversation(
      .places,
      "correct",
      "type R",
      "advance 300ms",
      "server ok Rome"
    )
    let before = conversation.text(of: "show screen")
    _ = conversation.respond(to: "undo")
    #expect(conversation.text(of: "show requests") == "= 1  places R")
    _ = conversation.respond(to: "redo")
    #expect(conversation.text(of: "show screen") == before)
  }

  @Test(arguments: ["callback", "observable"])
  func `a model that knows no lab is heard, and its controller breaks no law`(wiring: String) {
    let conversation = Self.conversation(.basket, wiring)
    for count in 1...2 {
      let answer = conversation.text(of: "tap Add")
      #expect(answer.hasPrefix("~ ") && answer.hasSuffix("| \(count) lines"), "\(answer)")
    }
    #expect(conversation.text(of: "show model").contains(".lines[1] = tea"))
    #expect(Self.findings(conversation) == "")
  }

  @Test func `a view that changes a model that knows no lab is named, with its line`() {
    let conversation = Self.conversation(.basket, "greedy", "tap Add")
    #expect(
      Self.findings(conversation) == """
        ! view-holds-model: 'GreedyButton' holds 'PlainBasket' in 'basket'  \
        (BasketControllers.swift:84)
        ! view-changes-model: 'GreedyButton' changed 'lines' of 'PlainBasket'  \
        (BasketControllers.swift:89)
        """
    )
  }
}
