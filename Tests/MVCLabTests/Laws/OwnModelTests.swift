import ExampleApps
import LabConversation
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
    let conversation = Self.conversation(.weather, "correct", "type R", "type Ro", "advance 299ms")
    #expect(conversation.text(of: "show requests") == "")
    _ = conversation.respond(to: "advance 1ms")
    #expect(conversation.text(of: "show requests") == "= 1  places Ro")
    #expect(
      conversation.text(of: "server ok Rome") == """
        ~ WeatherSearch.places set
        | Weather
        | Place: Ro_
        | 0  Rome
        """
    )
    #expect(conversation.text(of: "show model").contains("WeatherSearch.places[0] = Rome"))
    #expect(Self.findings(conversation) == "")
  }

  @Test func `the law of older answers sees through await, and names the line that began the code`()
  {
    let conversation = Self.conversation(
      .weather,
      "racing",
      "type R",
      "advance 300ms",
      "type Ro",
      "advance 300ms",
      "server ok last Rome",
      "server ok Riga"
    )
    #expect(
      Self.findings(conversation) == """
        ! older-answer-wins: 'RacingWeatherController' replaced the newer answer to 'places' by an \
        older one in 'places' of 'WeatherSearch'  (RacingWeatherController.swift:6)
        """
    )
  }

  @Test func `undo plays async code again, to the same screens`() {
    let conversation = Self.conversation(
      .weather,
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

  @Test func `a screen that closes while its observable model waits leaves nothing behind`() {
    for wirings in ["correct", "racing"] {
      let conversation = Self.conversation(.weather, wirings, "type R", "close first")
      _ = conversation.respond(to: "advance 300ms")
      #expect(Self.findings(conversation) == "", "\(wirings)")
    }
  }

  @Test func `a model with a callback is heard, and a cell that calls a closure breaks no law`() {
    let conversation = Self.conversation(.cart, "correct")
    for count in 1...2 {
      let answer = conversation.text(of: "tap Add row 0")
      #expect(answer.hasPrefix("~ Cart.contents set\n"))
      #expect(answer.contains("| \(count) in the cart"))
    }
    #expect(conversation.text(of: "show model").contains("price: 400), count: 2)\n"))
    #expect(Self.findings(conversation) == "")
  }

  @Test func `a view that changes a model that knows no lab is named, with its line`() {
    let conversation = Self.conversation(.cart, "greedy-cell", "tap Add row 0")
    #expect(
      Self.findings(conversation) == """
        ! view-holds-model: 'GreedyCell' holds 'Cart' in 'cart'  (GreedyCell.swift:6)
        ! view-changes-model: 'GreedyCell' changed 'contents' of 'Cart'  (GreedyCell.swift:18)
        """
    )
  }
}
