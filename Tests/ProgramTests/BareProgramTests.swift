import PseudoTerminal
import Testing

/// Copies of the program that a tool has taken something from.
@Suite("A program without symbols or lines", .waits)
struct BareProgramTests {
  private static let stripped = """
    this program's symbols are stripped, so the lab can't tell whose code does what and misses findings and lines; \
    use it as 'swift build' makes it, without 'strip'
    """
  private static let withoutLines = """
    this program has no debug information, so the lab can't tell whose code does what and misses findings and lines; \
    build it with '-g', as 'swift build' does, and don't use 'strip'
    """
  private static let compressed = """
    this program's debug information is compressed, so the lab can't tell whose code does what and misses findings \
    and lines; use 'objcopy --decompress-debug-sections' on it
    """

  /// What a tool makes of a copy of the program.
  private static func program(_ tool: String, in scratch: Scratch) throws -> String {
    let path = scratch.path("mvclab")
    let copy = try Shell("cp \"$0\" \(path) && \(tool) \(path)")
    try #require(copy.code == 0, "\(copy.output)")
    return path
  }

  private static func run(_ program: String, _ arguments: String...) throws -> Run {
    try Run(program, arguments, environment: ["PATH": "/usr/bin:/bin"], in: Package.folder)
  }

  @Test(
    .needs("strip"),
    .needs("objcopy"),
    arguments: [
      ("strip", stripped), ("strip --discard-all", stripped),
      ("strip --strip-debug", withoutLines),
      ("objcopy --remove-section=.debug_line", withoutLines),
      ("objcopy --compress-debug-sections=zlib", compressed),
      ("objcopy --compress-debug-sections=zstd", compressed),
    ]
  )
  func `it says what is missing, and reports only what needs no author`(
    tool: String,
    message: String
  ) throws {
    let scratch = try Scratch()
    let program = try Self.program(tool, in: scratch)
    let run = try Self.run(program, "-c", "system todo; wirings misused; tap Add")
    #expect(run.errors == "mvclab: \(message)\n")
    #expect(
      run.output == """
        > system todo
        > wirings misused
        | To Do                          [Add]
        > tap Add
        | To Do                          [Add]
        | 0  To Do Item 1
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'  (MisusedListController.swift:7)

        """
    )
    #expect(run.code == 0)
  }

  @Test(.takesLong, .needs("strip"), arguments: ["strip", "strip --strip-debug"])
  func `no scenario has a finding too many, and those that miss one fail`(tool: String) throws {
    let scratch = try Scratch()
    let run = try Self.run(try Self.program(tool, in: scratch), "run", "Scenarios", "README.md")
    #expect(run.output.firstMatch(of: /(?m)^ *\+ !/) == nil, "\(run.output)")
    #expect(run.output.contains("  - ! view-changes-model: 'CounterView' changed 'count'"))
    #expect(run.code == 1)
  }

  @Test(.needs("strip")) func `it gives no verdict, and writes no document`() throws {
    let scratch = try Scratch()
    let program = try Self.program("strip", in: scratch)
    let search = try Self.run(program, "explore", "counter")
    #expect(search.errors == "mvclab: 'explore' is refused: \(Self.stripped)\n")
    #expect((search.output, search.code) == ("", 66))
    let document = try scratch.file(
      "story.md",
      try Package.text("Scenarios/counter/04-through-the-emitter.md")
    )
    let before = try scratch.text("story.md")
    for option in ["--update", "--patch=\(scratch.path("changes"))"] {
      let update = try Self.run(program, "run", option, document)
      let name = option.prefix { $0 != "=" }
      #expect(update.errors.contains("'\(name)' is refused: \(Self.stripped)"), "\(update.errors)")
      #expect(update.code == 66)
    }
    #expect(try scratch.text("story.md") == before)
  }
}
