import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct `The store of the feed` {
  private func correct(_ commands: String...) -> Conversation {
    let conversation = Conversation.about(.news, "correct")
    for command in ["server ok"] + commands { _ = conversation.respond(to: command) }
    return conversation
  }

  private func expectSilence(_ conversation: Conversation, _ command: String) {
    let printed = conversation.respond(to: command).lines.map(\.description)
    #expect(printed.isEmpty, "\(command)")
  }

  @Test func `swapping the controllers keeps the articles and the requests that wait`() {
    let conversation = correct("scroll 2", "server ok", "tap like row 3", "tap follow row 2")
    _ = conversation.respond(to: "swap correct")
    expectSilence(conversation, "expect rows 10")
    expectSilence(conversation, "expect requests 2")
    _ = conversation.respond(to: "server ok last")
    _ = conversation.respond(to: "server ok")
    expectSilence(conversation, "expect shows Following")
    _ = conversation.respond(to: "scroll 2")
    expectSilence(conversation, "expect shows 'Liked 9'")
    #expect(conversation.findings.isEmpty)
  }

  @Test func `nothing is found in random stories that swap the wiring for itself`() {
    let story = RandomStory(system: .news, wiring: "correct", replacement: "correct")
    expectClean(story, seeds: 200..<210)
  }

  @Test(arguments: ["standard", "controller-network", "correct"])
  func `the store outlives the controllers of another wiring`(other: String) {
    let conversation = correct("tap like row 0")
    for line in ["swap \(other)", "server ok first", "server ok", "swap correct"] {
      _ = conversation.respond(to: line)
    }
    expectSilence(conversation, "expect shows 'Liked 8'")
    #expect(conversation.findings.allSatisfy { $0.kind == .breach })
  }

  @Test(
    arguments: [
      ["swap correct", "server ok last", "server ok first 'a1 on 9'"],
      ["tap follow row 0", "swap correct", "server ok last", "server ok"],
      ["tap like row 0", "close first", "open feed", "swap correct", "server ok", "pull"],
    ]
  )
  func `nothing is found where the wiring is swapped for itself`(story: [String]) {
    let conversation = correct()
    for line in story { _ = conversation.respond(to: line) }
    #expect(conversation.findings.isEmpty)
  }

  @Test func `what was deleted stays deleted, whichever pages arrive afterwards`() {
    let conversation = correct(
      "scroll 2",
      "server fail",
      "tap delete row 4",
      "scroll 0",
      "scroll 1"
    )
    _ = conversation.respond(to: "server ok")
    expectSilence(conversation, "expect rows 9")
    for line in [
      "scroll 4", "tap delete row 4", "pull", "server ok", "scroll 2", "server ok last",
      "advance 3s",
    ] {
      _ = conversation.respond(to: line)
    }
    for line in ["scroll 0", "scroll 3", "scroll 6"] {
      _ = conversation.respond(to: line)
      for deleted in ["'科技新闻 5'", "'国内新闻 6'"] {
        expectSilence(conversation, "expect hides \(deleted)")
      }
    }
    #expect(conversation.findings.isEmpty)
  }

  @Test func `an article that is deleted while its page is asked for again stays deleted`() {
    let conversation = correct("pull", "tap delete row 2", "server ok")
    expectSilence(conversation, "expect rows 4")
    #expect(conversation.findings.isEmpty)
  }

  @Test func `after a page of deleted articles the next one is requested`() {
    let conversation = correct()
    for _ in 0..<5 { _ = conversation.respond(to: "tap delete row 0") }
    expectSilence(conversation, "expect rows 0")
    for line in ["pull", "server ok", "expect requests 1", "server ok"] {
      _ = conversation.respond(to: line)
    }
    expectSilence(conversation, "expect rows 5")
    #expect(conversation.findings.isEmpty)
  }

  @Test(arguments: ["tap like row 0", "tap follow row 0", "pull", "scroll 2"])
  func `a failure shows a toast in the window that asked, and in no other`(action: String) {
    let conversation = correct("open feed", "in second \(action)", "server fail")
    let lines = conversation.respond(to: "show screen").lines.map(\.description)
    let toasts = lines.filter { $0.contains("( Not done") }
    #expect(toasts.count == 1)
    #expect(toasts.allSatisfy { $0.hasPrefix("= second") })
  }

  @Test func `a failure that the window does not live to hear of is no harm`() {
    let conversation = correct(
      "open feed",
      "in second tap like row 0",
      "close second",
      "server fail"
    )
    #expect(conversation.findings.isEmpty)
    #expect(!conversation.transcript("show screen").contains("Not done"))
  }
}

@Suite struct `The server of the feed` {
  @Test(
    arguments: System.news.wirings.map(\.name),
    ["server ok 'a1 off 18446744073709551615'", "server ok 'a1 on 18446744073709551615'"]
  )
  func `a like on a count at its limit is counted no further, or ends that world by a fault`(
    wiring: String,
    page: String
  ) {
    let conversation = Conversation.about(.news, wiring)
    let story = [page, "outside like 0", "tap like row 0", "server ok", "outside like 0", "pull"]
    for line in story { _ = conversation.respond(to: line) }
    let faults = conversation.findings.filter { $0.rule == "fault" }.map(\.text)
    let isOverflow = faults.allSatisfy {
      $0.hasSuffix("arithmetic overflow in '18446744073709551615 + 1'")
    }
    #expect(isOverflow, "\(faults)")
    if wiring == "correct" {
      #expect(conversation.findings.isEmpty)
      #expect(conversation.world?.hasEnded == false)
    }
  }

  @Test(arguments: System.news.wirings.map(\.name))
  func `no body that the server can be told to send ends the program`(wiring: String) {
    let bodies = [
      "a1 on 99999999999999999999", "a1 -1", "a1 nan on", "on 0", "a99 on 3", ",,", "a1 off 0",
    ]
    for body in bodies {
      let conversation = Conversation.about(.news, wiring)
      let story = [
        "server ok '\(body)'", "tap like row 0", "server ok '\(body)'", "tap like row 0",
        "server ok",
        "tap share row 0", "confirm 'Copy Link'", "server ok '\(body)'", "scroll 1000000",
        "tap like row 18446744073709551615", "outside like 9223372036854775807",
      ]
      for line in story { _ = conversation.respond(to: line) }
      if wiring == "correct" { #expect(conversation.findings.isEmpty, "\(body)") }
    }
  }

  @Test(arguments: [("standard", "Liked 8", false), ("controller-network", "Like 7", true)])
  func `a like without a wish is not turned by what the server shows meanwhile`(
    wiring: String,
    shown: String,
    isBroken: Bool
  ) {
    let conversation = Conversation.about(.news, wiring)
    let story = [
      "server ok", "tap like row 0", "pull", "server ok last 'a1 on 8'", "server ok",
    ]
    for line in story { _ = conversation.respond(to: line) }
    #expect(conversation.respond(to: "expect shows '\(shown)'").lines.isEmpty)
    #expect(conversation.findings.contains { $0.rule == "broken-promise" } == isBroken)
  }

  @Test func `two likes without a wish turn the flag twice, and a refused one does not`() {
    let conversation = Conversation.about(.news, "standard")
    for line in ["server ok", "tap like row 0", "tap like row 0", "server fail", "server ok"] {
      _ = conversation.respond(to: line)
    }
    #expect(conversation.respond(to: "expect shows 'Liked 8'").lines.isEmpty)
    for line in ["tap like row 0", "tap like row 0", "server ok", "server ok", "pull", "server ok"]
    {
      _ = conversation.respond(to: line)
    }
    #expect(conversation.respond(to: "expect shows 'Liked 8'").lines.isEmpty)
  }
}
