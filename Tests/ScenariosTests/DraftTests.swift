import HeadlessUI
import LabConversation
import LabScenarios
import LabSystems
import MVC
import MVCLab
import Testing

@Suite struct DraftTests {
  private func draft(_ commands: String...) throws -> Draft? {
    let conversation = Conversation(systems: [CounterSystem.system])
    for command in commands { _ = conversation.respond(to: command) }
    return try Draft(
      title: "Two taps",
      history: conversation.history,
      file: "a.md",
      systems: [CounterSystem.system]
    )
  }

  @Test func `a history becomes a scenario that passes at once`() throws {
    let draft = try #require(
      try draft("system counter", "wirings correct, crashing", "tap More", "undo", "redo")
    )
    #expect(
      draft.text == """
        # Two taps

        In `counter`, a number and two buttons:

        - `correct`: the model tells
        - `crashing`: ends at two

        ```mvclab
        > system counter
        > wirings correct, crashing
        | Count                         [More]
        | 0
        | [Less]
        > tap More
        ~ Count replaced [1]
        | Count                         [More]
        | 1
        | [Less]
        [crashing]
        ! ui-changes-ui: 'CrashingController' wrote the label 'number' in response to a tap; no model had changed
        ```

        """
    )
    #expect(draft.count == 3)
    #expect(outcome(draft.text).status == .passed)
  }

  @Test func `a history that ends while requests wait says how many`() throws {
    let conversation = Conversation(systems: [.todo])
    for command in ["system todo with server", "wirings correct, misused-server", "tap Add"] {
      _ = conversation.respond(to: command)
    }
    let draft = try #require(
      try Draft(title: "Saved", history: conversation.history, file: "a.md", systems: [.todo])
    )
    #expect(
      draft.text.hasSuffix(
        "[misused-server]\n> expect requests 1\n[correct]\n> expect requests 2\n```\n"
      ),
      "\(draft.text)"
    )
    #expect(draft.count == 3)
  }

  @Test func `a draft has what a wiring broke below what ran then`() throws {
    let draft = try #require(
      try draft(
        "system counter",
        "wirings correct, crashing",
        "swap correct to misused",
        "tap More",
        "expect breach ui-changes-ui"
      )
    )
    let breach = "ui-changes-ui: 'PaintingController' wrote the label 'number' in response to a tap"
    #expect(draft.text.contains("[correct -> misused]\n! \(breach); no model had changed\n"))
    #expect(outcome(draft.text).status == .passed)
  }

  @Test func `a remark becomes prose between the blocks, and undone commands are left out`() throws
  {
    let draft = try #require(
      try draft(
        "# Before anything",
        "system counter",
        "wirings correct",
        "#  is done.",
        "## The tap",
        "# ```mvclab",
        "# Less",
        "#",
        "#\tMore",
        "tap More",
        "tap Less",
        "undo",
        "# The end."
      )
    )
    #expect(
      draft.text == """
        # Two taps

        Before anything

        In `counter`, a number and two buttons:

        - `correct`: the model tells

        ```mvclab
        > system counter
        > wirings correct
        | Count                         [More]
        | 0
        | [Less]
        ```

        is done.

        ## The tap

        \\```mvclab
        Less

        More

        ```mvclab
        > tap More
        ~ Count replaced [1]
        | Count                         [More]
        | 1
        | [Less]
        ```

        The end.

        """
    )
    #expect(outcome(draft.text).status == .passed)
  }

  @Test(arguments: ["- ```mvclab", "> ```mvclab", "1. ~~~mvclab", "* ~~~ mvclab x", "+```mvclab"])
  func `a remark that looks like a fence in a list becomes prose`(remark: String) throws {
    let draft = try #require(
      try draft("system counter", "wirings correct", "# \(remark)", "tap More")
    )
    #expect(draft.text.contains("\n\\\(remark)\n"))
    #expect(outcome(draft.text).status == .passed)
  }

  @Test func `a draft has the commands of the present worlds, without failing expectations`() throws
  {
    let draft = try #require(
      try draft(
        "system counter",
        "wirings crashing",
        "tap More",
        "wirings correct",
        "expect shows 7",
        "repeat 2 expect shows 7",
        "expect shows 0"
      )
    )
    #expect(draft.text.hasSuffix("| [Less]\n> expect shows 0\n```\n"))
    #expect(draft.failed == ["expect shows 7", "repeat 2 expect shows 7"])
    #expect(draft.count == 3)
    #expect(outcome(draft.text).status == .passed)
  }

  @Test func `an expectation that holds in some wirings is asked of those`() throws {
    let draft = try #require(
      try draft(
        "system counter",
        "wirings correct, misused",
        "tap More",
        "expect clean",
        "expect symptom diverges",
        "expect shows 1"
      )
    )
    #expect(draft.text.hasSuffix("[correct]\n> expect clean\n> expect shows 1\n```\n"))
    #expect(draft.failed == ["expect symptom diverges"])
    #expect(outcome(draft.text).status == .passed)
  }

  @Test func `an interrupted draft is nil`() throws {
    let conversation = Conversation(systems: [CounterSystem.system])
    for command in ["system counter", "wirings correct, crashing", "repeat 9 tap More"] {
      _ = conversation.respond(to: command)
    }
    // Once for each command, and once for each turn.
    for limit in 1...13 {
      var asked = 0
      let draft = try Draft(
        title: "",
        history: conversation.history,
        file: "a.md",
        systems: [CounterSystem.system]
      ) { _ in
        asked += 1
        return asked < limit
      }
      #expect((draft == nil) == (limit < 13))
    }
  }
}
