import LabScenarios
import MVCLab
import Testing

extension RunTests {
  @Test func `a warning about source is given once, one about a document in each`() throws {
    let code = "import MVC; final class List { func load() { DispatchQueue.main.async { } } }"
    let source = SourceFile(name: "List.swift", text: code)
    let system = CounterSystem.counter(files: ["List.swift"], sources: SourceIndex([source]))
    let text = document("> system counter\n> wirings correct\n...\n> turn\n...")
    let result = try run(["a.md": text, "b.md": text], system)
    #expect(
      result.notes == """
        DIR/a.md:2: warning: List.swift:1 gives work to 'DispatchQueue', which no world plays; \
        'async', 'after', 'task', 'clock' and 'server' are for work that one plays
        DIR/a.md:6: warning: this ellipsis stands for no line
        DIR/b.md:6: warning: this ellipsis stands for no line

        """
    )
    #expect(result.exit == .well)
  }

  private static let doubtful = document("> system counter\n> wirings correct\n...\n> turn\n...")

  @Test(
    arguments: [
      (.json, "{\"warning\":\"DIR/a.md:6: this ellipsis stands for no line\"}\n"),
      (.tap, "# warning: DIR/a.md:6: this ellipsis stands for no line\n"),
      (.github, "::warning file=DIR/a.md,line=6::this ellipsis stands for no line\n"),
    ] as [(Format, String)]
  )
  func `a warning is in the report`(format: Format, line: String) throws {
    let result = try run(["a.md": Self.doubtful], format: format)
    #expect(result.output.contains(line), "\(result.output)")
    #expect(result.exit == .well)
  }

  @Test func `an ellipsis that no living wiring can reach is a warning`() throws {
    let story = """
      > system counter
      > wirings crashing
      ...
      > tap More
      ...
      > tap More
      ! fault: 'CrashingController' ended the program: index 2 out of range; there are 2
      > turn

      """
    let system = CounterSystem.system
    let idle = try run(["a.md": document(story + "...")], system)
    #expect(idle.notes == "DIR/a.md:10: warning: this ellipsis stands for no line\n")
    let calm = try run(["a.md": document(story + "? the world has ended")], system)
    #expect(calm.notes == "")
  }

  @Test func `a strict run fails if there is a warning`() throws {
    let result = try run(["a.md": Self.doubtful], format: .json) { options, _ in
      options.isStrict = true
    }
    let problem = "DIR/a.md:6: this ellipsis stands for no line; '--strict' allows no warning"
    #expect(result.output.contains("{\"error\":\"\(problem)\"}\n"), "\(result.output)")
    #expect(result.notes.hasSuffix("error: \(problem)\n"))
    #expect(result.exit == .failed)
    let calm = try run(["a.md": document("> system counter\n> wirings correct\n...")]) {
      options,
      _ in
      options.isStrict = true
    }
    #expect(calm.exit == .well)
  }
}
