import LabScenarios
import Testing

@Suite struct AnswerTests {
  static let story = "> system counter\n> wirings correct\n...\n> tap Less\n...\n"

  static func lesson(_ answer: String) -> String {
    "```mvclab\n\(story)```\n\n**Question.** What now?\n\n```mvclab answer\n\(answer)\n```\n"
  }

  @Test func `an answer goes on in the worlds of its story`() throws {
    let text = Self.lesson("# Twice\n> tap Less\n~ Count replaced [-2]\n...")
    #expect(outcome(text).status == .passed)
    let scenario = try Scenario(
      Array(text.utf8),
      file: "a.md",
      systems: [CounterSystem.system]
    )
    #expect(scenario.steps.map(\.isAnswer) == [false, false, false, true])
  }

  @Test func `a wrong line of an answer fails, and an update corrects it`() throws {
    let text = Self.lesson("> tap Less\n~ Count replaced [-3]\n... |")
    #expect(outcome(text).status == .failed)
    let right = Self.lesson("> tap Less\n~ Count replaced [-2]\n... |")
    #expect(try updated(text).text == right)
  }

  @Test func `a story below an answer, and an answer to nothing, are errors`() {
    let text = Self.lesson("> tap Less\n...") + "```mvclab\n> tap Less\n```\n"
    #expect(
      errors(in: text) == """
        a.md:15:4: error: this block is below the answer of line 11, which ends the story; move it above the answer
        """
    )
    #expect(
      errors(in: "```mvclab answer\n\(Self.story)```\n") == """
        a.md:1:4: error: this answer has no story above it; a scenario begins with a block marked 'mvclab'
        """
    )
    #expect(
      errors(in: "```mvclab answers\n```\n") == """
        a.md:1:4: error: unexpected 'answers' after 'mvclab'
        """
    )
    #expect(
      errors(in: "```mvclab\n\(Self.story)```\n```mvclab answer\n") == """
        a.md:8:1: error: this 'mvclab' block is not closed
        """
    )
  }

  @Test func `the comments directly above a command are its remarks`() throws {
    let text = """
      ```mvclab
      # not of a command

      # One.
      # Two.
      > system counter
      # of no command
      > wirings correct
      ...
      # Predict: what now?
      > tap Less
      # not directly above
      ...
      > tap Less
      ...
      # The end.
      ```
      """
    let scenario = try Scenario(
      Array(text.utf8),
      file: "a.md",
      systems: [CounterSystem.system]
    )
    #expect(
      scenario.steps.map(\.remarks)
        == [["One.", "Two."], ["of no command"], ["Predict: what now?"], []]
    )
  }
}
