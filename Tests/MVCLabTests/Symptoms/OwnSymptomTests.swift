import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct OwnSymptomTests {
  /// Found in each step in which the user acts.
  private static let busy = Symptom(
    "busy",
    sentence: "the user has to act",
    reason: "It is what a test needs.",
    found: .inStep { evidence in
      evidence.userEvents.map { index, hop in
        Harm("\(hop.name) was necessary", site: evidence.site(of: index), hop: index)
      }
    }
  )

  /// Found while there is more than one window.
  private static let crowded = Symptom(
    "crowded",
    sentence: "there is more than one window",
    reason: "It is what a test needs.",
    found: .atRest { evidence in
      evidence.world.windows.count > 1 ? [Harm("there is more than one window")] : []
    }
  )

  private var stage: Stage {
    Stage(symptoms: [Self.busy, Self.crowded]) { Screen() }
  }

  @Test func `an outsider's symptom: a harm of a step is reported in each such step`() {
    #expect(
      stage.conversation.transcript(["tap Go", "layout", "tap Go"]) == """
        > tap Go
        ! busy: tap 'Go' was necessary
        > layout
        > tap Go
        ! busy: tap 'Go' was necessary
        """
    )
  }

  @Test
  func
    `an outsider's symptom: a harm at rest is reported when it begins, and again after it was over`()
  {
    let conversation = stage.conversation
    _ = conversation.transcript(["open screen", "layout", "close second", "open screen"])
    #expect(conversation.findings.map(\.rule) == ["crowded", "crowded"])
    #expect(conversation.findings.allSatisfy { $0.kind == .symptom })
  }

  @Test func `an outsider's symptom: the lab looks for the symptoms of the system alone`() {
    let conversation = Stage(symptoms: []) { Crashing() }.conversation
    _ = conversation.respond(to: "tap Go")
    #expect(conversation.findings == [])
    #expect(conversation.world?.hasEnded == true)
  }

  @Test func `an outsider's symptom: commands explain it, expect it and list it like any other`() {
    #expect(
      stage.reply(to: "explain busy") == """
        = busy (a symptom)
        =   the user has to act
        =
        =   It is what a test needs.
        """
    )
    #expect(stage.reply(to: "tap Go", "expect symptom busy") == "")
    #expect(
      stage.reply(to: "expect symptom leak") == """
        ? unknown symptom 'leak'; there are 'busy' and 'crowded'
        """
    )
    #expect(Rule.all(of: [stage.system]).contains { $0.name == "busy" })
    #expect(!Rule.all(of: []).contains { $0.name == "busy" })
  }
}

private final class Crashing: Screen {
  override func go() throws { _ = try ["only"].at(3) }
}
