import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct `Extreme values` {
  @Test(arguments: System.items.wirings.map(\.name))
  func `a row that no list of items can have is refused, and a title of any kind is stored`(
    wiring: String
  ) {
    let conversation = Conversation.about(.items, wiring)
    let titles = [String(repeating: "x", count: 9999), "'\u{0301}'", "'a|b\\n'", "'\u{FEFF}'"]
    for title in titles { _ = conversation.respond(to: "outside add \(title)") }
    _ = conversation.respond(to: "layout")
    for number in ["1000000", "\(Int.max)", "18446744073709551616", "-1"] {
      for command in ["swipe \(number)", "select \(number)", "outside remove \(number)"] {
        let reply = conversation.respond(to: command)
        let isRefused = reply.lines.map(\.kind) == [.error]
        #expect(isRefused || conversation.world?.hasEnded == true, "\(command)")
      }
      for command in ["scroll \(number)", "outside rename \(number) x"] {
        _ = conversation.respond(to: command)
      }
    }
    #expect((conversation.world?.hasEnded == true) == (wiring == "published-mock"))
  }

  @Test(arguments: System.titles.wirings.map(\.name))
  func `no number and no text ends a demo`(wiring: String) {
    let conversation = Conversation.about(.titles, wiring)
    let story = [
      "open field", "tap Demo", "random next \(Int.max)", "tap Change", "random next -1",
      "tap Change", "random next 18446744073709551616", "tap Change", "type ''", "type '\u{0301}'",
      "type \(String(repeating: "x", count: 9999))", "tap Clear", "tap New", "back",
    ]
    for line in story { _ = conversation.respond(to: line) }
    #expect(conversation.world?.hasEnded == false)
    #expect(conversation.findings.allSatisfy { $0.rule != "fault" })
  }
}
