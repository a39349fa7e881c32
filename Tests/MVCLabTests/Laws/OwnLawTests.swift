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

  /// Breached by what controllers and models hold.
  private static let poor = Law(
    "poor",
    sentence: "nobody holds anything",
    reason: "It is what a test needs."
  ) { evidence in
    evidence.alive.flatMap { holder in
      let held =
        evidence.modelValues(in: holder).map { ($0, "values") }
        + evidence.models(in: holder).map { ($0.property, $0.model.flowName) }
        + evidence.screens(in: holder).map { ($0.property, $0.screen.flowName) }
      return held.map { property, what in
        Breach(
          state: "'\(holder.flowName)' holds \(what) in '\(property.name)'",
          of: holder.participant,
          site: property.declaration
        )
      }
    }
  }

  final class Holder: Screen {
    private let keeper = Keeper()
    private var entries = [Entry(title: "a")]
    private let number = 1
    override func go() { keeper.screen = self }
  }

  final class Keeper: Model {
    weak var screen: Screen?
  }

  @Test func `an outsider's law knows what stored properties hold, and their lines`() {
    let source = "final class Holder: Screen {\n  let keeper = 1\n  var entries = 2\n}"
    let stage = Stage(
      style: Style(name: "poor", laws: [Self.poor]),
      sources: SourceIndex([SourceFile(name: "Holder.swift", text: source)])
    ) { Holder() }
    #expect(
      stage.findings(after: ["tap Go"]) == """
        ! poor: 'Holder' holds values in 'entries'  (Holder.swift:3)
        ! poor: 'Holder' holds Keeper in 'keeper'  (Holder.swift:2)
        ! poor: 'Keeper' holds Holder in 'screen'
        """
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
