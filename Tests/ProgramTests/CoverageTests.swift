import PseudoTerminal
import Testing

@Suite("mvclab run --coverage")
struct CoverageTests {
  private let scratch: Scratch
  private let whole: String
  private let partial: String

  init() throws {
    scratch = try Scratch()
    whole = try scratch.file(
      "whole.md",
      """
      ```mvclab
      > system todo
      > wirings correct, misused
      | To Do                          [Add]
      > expect rows 0
      ```

      """
    )
    partial = try scratch.file(
      "partial.md",
      """
      ```mvclab
      > system todo
      > wirings correct
      ...
      > tap Add
      ~ ToDoStore inserted [0]
      ...
      ```

      """
    )
  }

  private func run(_ arguments: String...) throws -> Run {
    try Run(arguments: ["run"] + arguments)
  }

  @Test func `the lines under an ellipsis are printed and not expected`() throws {
    let run = try run("--coverage", whole, partial)
    #expect(
      run.output.contains(
        """

        wiring        caught by
        todo/misused  nothing

        expected  printed  scenario
        1         4        \(partial)
        3         6        all scenarios, 50 %

        3 passed, 0 failed, 0 malformed (
        """
      ),
      "\(run.output)"
    )
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test func `too little that is expected fails the run, and just enough does not`() throws {
    #expect(try run("--coverage", "50", whole, partial).code == 0)
    let little = try run(whole, partial, "--coverage", "51")
    #expect(
      little.errors
        == "error: 50 % of the printed lines are expected; at least 51 % must be\n"
    )
    #expect(little.code == 1)
  }

  @Test func `the lines of a failing step are not expected`() throws {
    let wrong = try scratch.file(
      "wrong.md",
      """
      ```mvclab
      > system todo
      > wirings correct
      | To Do                          [Add]
      > tap Add
      ~ ToDoStore inserted [0]
      | To Do                          [Add]
      | 0  To Do Item 2
      ```

      """
    )
    let run = try run("--coverage", wrong)
    #expect(run.output.contains("\n1         4        all scenarios, 25 %\n"))
    #expect(run.code == 1)
  }

  @Test func `with a format for programs the table stands beside it`() throws {
    let run = try run(partial, "--coverage", "--format", "json")
    #expect(!run.output.contains("expected  printed"))
    #expect(run.errors.contains("1         4        all scenarios, 25 %\n"))
  }

  @Test func `what is not a percentage is refused`() throws {
    let run = try run(whole, "--coverage", "101")
    #expect(run.errors == "error: '101' is not a percentage; expected 0 to 100\n")
    #expect(run.code == 64)
  }
}
