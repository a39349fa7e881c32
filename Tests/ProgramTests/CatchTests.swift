import PseudoTerminal
import Testing

@Suite("mvclab run --require-caught SYSTEM/WIRING", .waits)
struct CatchTests {
  private let scratch: Scratch
  private let story: String

  init() throws {
    scratch = try Scratch()
    story = try scratch.file(
      "story.md",
      """
      # Two windows on half a fix

      ```mvclab
      > system todo
      > wirings correct, half-store
      ...
      > open list as second
      ...
      > in second tap Add
      ...
      ```

      """
    )
  }

  private func run(_ arguments: String...) throws -> Run {
    try Run(arguments: ["run"] + arguments)
  }

  @Test func `the shortest story catches its wiring, before or after the option`() throws {
    for name in ["todo/half-store=screens-disagree", "todo/half-store=screen-disagrees-with-model"]
    {
      let caught = try run(story, "--require-caught", name)
      #expect(caught.code == 0, "\(name)")
      let rule = name.drop { $0 != "=" }.dropFirst()
      #expect(caught.output.contains("  \(rule)\n"), "\(caught.output)")
      #expect(try run("--require-caught", name, story).code == 0, "\(name)")
    }
  }

  @Test func `a path after the bare option is a scenario`() throws {
    let run = try run("--require-caught", story)
    #expect(run.output.contains("2 passed"))
    #expect(run.errors.contains("error: 'todo/misused' is misused, and no scenario runs it\n"))
    #expect(run.code == 1)
  }

  @Test func `a name that is neither a path nor a wiring is refused`() throws {
    let run = try run(story, "--require-caught", "todo/half-stor")
    #expect(
      run.errors == "error: unknown misused wiring 'half-stor'; did you mean 'half-store'?\n"
    )
    #expect(run.code == 64)
  }
}
