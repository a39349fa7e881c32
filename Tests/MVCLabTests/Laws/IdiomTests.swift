import LabConversation
import LabSamples
import LabStage
import MVCLab
import Testing

/// Correct code as teams write it is accused of nothing.
@Suite struct IdiomTests {
  /// What the user, time and the server do; a semicolon separates the commands.
  private static let stories: KeyValuePairs = [
    "weak-delegate": "tap Add; type Ada; tap Done; tap Add; type Eve; tap Done",
    "closure-with-a-weak-self": "tap Add; type Ada; tap Done; tap Add; type Eve; tap Done",
    "publisher": "tap Add; tap Add; open screen; tap Add; close second",
    "coordinator": "tap Help; confirm OK; tap Add; tap Add; select 0; back; select 1; tap Remove",
    "coordinator-with-a-stack":
      "tap Add; tap Add; select 0; back; select 1; tap Remove; open screen; tap Add; select 0; "
      + "back begin; back cancel; tap Remove; close second",
    "repository-behind-a-protocol":
      "server ok Ada,Bob; tap Add; server ok; tap Add; server fail; confirm OK",
    "injected-clock": "tap Start; advance 1s; tap Start; advance 3s; tap Start; close first",
    "model-of-the-main-actor":
      "tap Start; advance 1s; tap Start; advance 3s; tap Start; close first",
    "observable-model-of-the-main-actor":
      "type A; advance 200ms; server ok Ada,Alan; type Al; advance 200ms; type Ala; advance 200ms; "
      + "server fail; type B; close first; open screen; type E; advance 200ms; close second",
    "presenter-of-values": "tap Add; tap Add; open screen; tap Add",
    "optimistic-update-with-rollback":
      "tap Like; server ok; tap Liked; server fail; tap Liked; tap Like; server ok",
    "pagination-with-prefetch":
      "server ok A,B,C,D; scroll 1; server ok E,F,G; scroll 4; server fail; scroll 0; scroll 4",
    "debounced-search":
      "type A; advance 250ms; type Ad; advance 250ms; server ok last Ada; server ok Bob",
    "undo-stack": "tap Add; tap Add; swipe 0; confirm Delete; tap Undo; tap Undo; tap Undo",
    "validation-of-a-form": "type Al; type Alan; type ''; type Alan; tap Save; type Eve",
    "draft-in-a-form":
      "tap Add; tap Add; select 0; type Eve; tap Cancel; select 1; type ''; type Eve; tap Save",
    "container-of-controllers": "tap Add; tap Add; open screen; tap Add; close second",
    "singleton-store": "tap Add; open screen; tap Add; close second; tap Add",
    "dependency-container": "tap Add; tap Add; open screen; tap Add; close second",
    "load-with-cancellation":
      "tap Add; server ok Ada; tap Add; tap Add; server ok Bob; tap Add; server fail; "
      + "confirm OK; tap Add; close first",
    "observation-of-a-key-path": "tap Add; tap Add; open screen; tap Add",
    "notifications": "tap Add; tap Add; open screen; tap Add; close second",
    "snapshot-of-the-rows": "tap Add; tap Add; tap Add; swipe 1; confirm Delete; tap Add",
    "row-'Add'-while-editing":
      "tap Edit; tap + row 0; tap + row 1; tap - row 0; tap Delete; tap Done; tap Edit",
    "closure-of-a-plain-model": "tap Add; tap Add; open screen; tap Add",
    "plain-model-everywhere":
      "select 0; type Eve in Entry; return in Entry; type Al in search; return in search; "
      + "tap Ask; confirm Really; tap More; confirm Chosen; open screen; select 0; close second",
    "entered-choices": "tap Terms; set Length to Short; tap Terms; set Length to All",
    "selection-in-a-view": "tap Add; tap Add; select 1; select 0; tap Add",
    "counted-answers": "tap Add; tap Add; tap Add; server ok last b; server ok; server fail",
    "cache-in-a-dictionary": "select 0; select 1; server ok last b; server ok a; select 0",
    "mapped-answers": "select 0; select 1; server ok last 2; server ok first 1",
    "state-of-a-reducer":
      "tap Add; tap Add; tap Add; server ok last Cid; server fail; server ok Bob",
    "optimistic-delete":
      "swipe 0; tap Delete; swipe 0; tap Delete; swipe 0; tap Delete; server fail last locked; "
      + "server ok last; server fail",
    "closure-in-a-cell's-value": "tap Flag row 0; set Flag to off row 1; tap Flag row 0",
    "observable-objects": "select 0; select 1; server ok last 7; server ok first 5",
    "delegate-behind-a-bridge": "tap Add; tap Add; open screen; tap Add; close second",
    "publisher-behind-a-bridge": "tap Add; tap Add; open screen; tap Add; close second",
  ]

  private static func play(_ idiom: String, _ story: String) -> String {
    let conversation = Conversation(systems: [.idioms])
    let commands =
      ["system idioms", "wirings \(idiom)"] + story.split(separator: ";").map(String.init)
    let refused = commands.flatMap { command in
      conversation.respond(to: command).lines.map(\.description).filter { $0.hasPrefix("?") }
    }
    return (refused + conversation.findings.map(\.described)).joined(separator: "\n")
  }

  @Test(arguments: stories.map(\.key))
  func `no rule accuses code with this idiom`(idiom: String) throws {
    let story = try #require(Self.stories.first { $0.key == idiom })
    #expect(Self.play(idiom, story.value) == "")
  }

  @Test func `a model of the main actor lives in the time of its world`() {
    let conversation = Conversation(systems: [.idioms])
    for command in ["system idioms", "wirings model-of-the-main-actor", "tap Start"] {
      _ = conversation.respond(to: command)
    }
    #expect(
      ["advance 1s", "tap Start", "advance 1s", "advance 5s"].map { conversation.text(of: $0) } == [
        """
        ~ Ticker.seconds set to 1
        |
        | [Start]
        | 1 s
        """,
        """
        ~ Ticker.seconds set to 2
        |
        | [Start]
        | 2 s
        """,
        """
        ~ Ticker.seconds set to 1
        |
        | [Start]
        | 1 s
        """,
        """
        ~ Ticker.seconds set to 0
        |
        | [Start]
        | 0 s
        """,
      ]
    )
  }

  @Test func `an observable model of the main actor asks the server of its world`() {
    let conversation = Conversation(systems: [.idioms])
    for command in ["system idioms", "wirings observable-model-of-the-main-actor", "type A"] {
      _ = conversation.respond(to: command)
    }
    #expect(
      ["advance 200ms", "server ok Ada,Alan"].map { conversation.text(of: $0) } == [
        """
        ~ NameFinder.isFinding set
        |
        | Name: A_
        | o working
        """,
        """
        ~ NameFinder.names set
        ~ NameFinder.isFinding set
        |
        | Name: A_
        | 0  Ada
        | 1  Alan
        """,
      ]
    )
    #expect(conversation.text(of: "show flow").contains("NameFinder"))
  }

  @Test func `a stack that the app makes takes the place of another's, and leaves it again`() {
    let conversation = Conversation(systems: [.idioms])
    let commands = [
      "system idioms", "wirings coordinator-with-a-stack", "tap Add", "select 0",
      "close first by replace", "swap notifications", "tap Add", "swap coordinator-with-a-stack",
      "tap Add", "select 0",
    ]
    let replies = commands.map { conversation.text(of: $0) }
    #expect(
      replies.last == """
        | < Remove?
        | [Remove]
        """
    )
    #expect(replies.filter { $0.contains("?  ") || $0.contains("!") } == [])
  }

  @Test func `each idiom has a story`() {
    #expect(Self.stories.map(\.key) == System.idioms.wirings.map(\.name))
  }
}
