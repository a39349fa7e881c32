import HeadlessUI
import LabConversation
import LabScenarios
import MVC
import MVCLab
import Testing

@Suite("Drafts")
struct DraftTests {
  private func draft(_ commands: String...) throws -> Draft? {
    let session = Conversation(systems: [CounterSystem.system])
    for command in commands { _ = session.respond(to: command) }
    return try Draft(
      title: "Two taps",
      history: session.history,
      file: "a.md",
      systems: [CounterSystem.system]
    )
  }

  @Test("A story becomes a scenario that passes at once")
  func story() throws {
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

  @Test("What was remarked is prose between the blocks, and what was undone is not there")
  func remarks() throws {
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

  @Test("Only the present world is told of, and an expectation that does not hold is left out")
  func presentWorld() throws {
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

  @Test("A draft that is stopped is none")
  func stopped() throws {
    let session = Conversation(systems: [CounterSystem.system])
    for command in ["system counter", "wirings correct, crashing", "repeat 9 tap More"] {
      _ = session.respond(to: command)
    }
    for limit in 1...17 {
      var asked = 0
      let draft = try Draft(
        title: "",
        history: session.history,
        file: "a.md",
        systems: [CounterSystem.system]
      ) { _ in
        asked += 1
        return asked < limit
      }
      #expect(draft == nil)
    }
  }
}
