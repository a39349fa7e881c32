import LabConversation
import LabSamples
import LabStage
import MVCLab
import Testing

@Suite struct `Plain Swift` {
  private func findings(_ wiring: String, _ commands: String...) -> String {
    let conversation = Conversation(systems: [.cart])
    for command in ["system cart", "wirings \(wiring)"] + commands {
      _ = conversation.respond(to: command)
    }
    return conversation.findings.map(\.described).joined(separator: "\n")
  }

  @Test(arguments: ["closures", "delegate", "plain-model"])
  func `no law blames a cell for what its controller does behind a plain call`(wiring: String) {
    #expect(findings(wiring, "tap Add row 0", "tap Add row 0", "tap Add row 1") == "")
    #expect(findings(wiring, "open catalogue", "in first tap Add row 0", "tap Add row 1") == "")
  }

  @Test func `no law blames a form that is gone for what a screen does behind a plain model`() {
    #expect(findings("late", "tap Order", "tap Send", "advance 1s") == "")
  }

  @Test func `a row that is expanded is view state, and no law objects`() {
    #expect(findings("closures", "tap More row 1", "tap More row 1", "tap More row 0") == "")
  }

  @Test func `a cell that changes a model through a plain closure is named`() {
    #expect(
      findings("greedy", "tap Add row 0") == """
        ! view-changes-model: 'GreedyCell' changed 'lines' of 'Cart'  (ProductCell.swift:52)
        """
    )
  }

  @Test func `a form that says what is wrong with the entry breaks no law`() {
    #expect(findings("closures", "open form", "type Ada", "type ''", "type Eve", "tap Order") == "")
  }
}
