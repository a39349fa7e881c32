import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct OwnLawTests {
  /// Breached by what is done, and by what is.
  private static let quiet = Law(
    "quiet",
    sentence: "nobody says 'after'",
    reason: "It is what a test needs."
  ) { evidence in
    evidence.hops(.post).map { index, hop in
      let act = evidence.causes(of: index).lazy.compactMap(\.hop.userEvent).first
      return Breach(
        "\(evidence.name(hop.caller)) posted because of \(act?.description ?? "nobody")",
        by: hop.caller,
        hop: index,
        site: evidence.site(of: index)
      )
    }
      + evidence.alive.compactMap { $0 as? Store }.filter { $0.word == "after" }.map {
        Breach(
          state: "'\($0.flowName)' says 'after'",
          of: $0.participant,
          site: evidence.declaration(of: "word", in: $0)
        )
      }
  }

  final class Poster: Screen {
    let store = Store()
    override func go() { store.change() }
  }

  @Test
  func `an outsider's law: a breach has rule, text and line, and a lasting state is reported once`()
  {
    let source = "final class Store: Model {\n  var word = \"\"\n}"
    let stage = Stage(
      style: Style(name: "quiet", laws: [Self.quiet]),
      sources: SourceIndex([SourceFile(name: "Store.swift", text: source)])
    ) { Poster() }
    let session = stage.conversation
    _ = session.respond(to: "tap Go")
    _ = session.respond(to: "tap Go")
    #expect(
      session.findings.map { "\($0.rule): \($0.text) (\($0.site?.description ?? "nowhere"))" } == [
        "quiet: 'Store' posted because of tap 'Go' (Store.swift:\(Store.postLine))",
        "quiet: 'Store' says 'after' (Store.swift:2)",
        "quiet: 'Store' posted because of tap 'Go' (Store.swift:\(Store.postLine))",
      ]
    )
  }

  @Test func `an outsider's law: commands explain it, expect it and list it`() {
    let style = Style(name: "loud", laws: Style.cocoaMVC.laws + [Self.quiet])
    let stage = Stage(style: style) { Poster() }
    #expect(
      stage.reply(to: "explain quiet") == """
        = quiet (a law)
        =   nobody says 'after'
        =
        =   It is what a test needs.
        """
    )
    #expect(stage.reply(to: "tap Go", "expect breach quiet") == "")
    #expect(Rule.all(of: [stage.system]).contains { $0.name == "quiet" })
    #expect(!Rule.all(of: []).contains { $0.name == "quiet" })
  }
}
