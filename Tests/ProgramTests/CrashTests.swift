import Foundation
import PseudoTerminal
import Testing

/// The signal of a trap in Swift code.
#if arch(arm64)
let trap = "SIGTRAP"
#else
let trap = "SIGILL"
#endif

extension String {
  /// This transcript with the row of buttons below each count.
  var withButtons: String {
    replacing(/\| \d+(?=\n|$)/) { "\($0.output)\n| [Count]  [Overflow]  [Index]  [Nil]…" }
  }
}

extension String {
  /// This transcript without what the wirings' code has printed.
  var withoutComments: String {
    split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("# ") }
      .joined(separator: "\n")
  }
}

@Suite("Crashes of wirings", .waits)
struct CrashTests {
  func run(_ arguments: [String], input: String = "", in folder: URL) throws -> Run {
    try Run(
      builtProgram("CrashLab"),
      arguments,
      input: input,
      environment: ["PATH": "/usr/bin:/bin", "TERM": "xterm"],
      in: folder
    )
  }

  /// A scenario in which one wiring crashes, and the other goes on.
  private func scenario(_ way: String, _ expected: String) -> String {
    """
    # \(way)

    ```mvclab
    > system crash
    > wirings correct, crashing
    | Count
    | 0
    > tap Count
    | Count
    | 1
    > tap \(way)
    [correct]
    | Count
    | 2
    [crashing]
    ! fault: the code of 'crashing' \(expected)
    > tap Count
    [correct]
    | Count
    | 3
    ```

    """.withButtons
  }

  private static let ways = [
    ("Overflow", "crashed with \(trap)"), ("Index", "crashed with \(trap)"),
    ("Nil", "crashed with \(trap)"), ("Abort", "crashed with \(trap)"),
    (
      "Cell",
      """
      ended the program: no class of cells is registered under 'Cell' (CrashSystem.swift:108); then it \
      crashed with \(trap)
      """
    ),
    ("Stack", "crashed with SIGSEGV"), ("Loop", "did not come back in time"),
  ]

  @Test(arguments: ways)
  func `a crash is a fault of its world, and the scenario goes on`(
    way: String,
    expected: String
  ) throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.md", scenario(way, expected))
    let patience = way == "Loop" ? "3" : "60"
    let run = try run(["run", "a.md", "--timeout", patience], in: scratch.folder)
    #expect(run.output.contains("\n2 passed, 0 failed, 0 malformed ("), "\(run.output)")
    #expect(run.code == 0)
  }

  @Test func `the time of a repeated command is that of all its turns in one wiring`() throws {
    let scratch = try Scratch()
    let text = """
      # Many slow turns

      ```mvclab
      > system crash
      > wirings correct, crashing
      ...
      > repeat 100 tap Slow
      ...
      [crashing]
      ! fault: the code of 'crashing' did not come back in time
      > tap Count
      [correct]
      | Count
      | 101
      ```

      """.withButtons
    _ = try scratch.file("a.md", text)
    let run = try run(["run", "a.md", "--timeout", "2"], in: scratch.folder)
    #expect(run.output.contains("\n2 passed, 0 failed, 0 malformed ("), "\(run.output)")
    #expect(run.code == 0)
  }

  @Test func `a crash after a repeated command that took too long is found where it is`() throws {
    let scratch = try Scratch()
    let slow = "system crash; wirings crashing; repeat 400 tap Slow"
    let crash = "wirings crashing; tap Count; tap Nil"
    let run = try run(["-c", "\(slow); \(crash)", "--timeout", "3"], in: scratch.folder)
    let faults = run.output.split(separator: "\n").filter { $0.hasPrefix("! fault: ") }
    #expect(
      faults == [
        "! fault: the code of 'crashing' did not come back in time",
        "! fault: the code of 'crashing' crashed with \(trap)",
      ],
      "\(run.output)"
    )
  }

  @Test func `a wiring that crashes when it is made has ended from the beginning`() throws {
    let scratch = try Scratch()
    let text = """
      # It crashes at once

      ```mvclab
      > system crash
      > wirings unmakable, correct
      [unmakable]
      ! fault: the code of 'unmakable' crashed with \(trap)
      [correct]
      | Count
      | 0
      > tap Count
      | Count
      | 1
      ```

      """.withButtons
    _ = try scratch.file("a.md", text)
    let run = try run(["run", "a.md"], in: scratch.folder)
    #expect(run.code == 0, "\(run.output)")
  }

  @Test func `a crash outside of all commands is no fault of a wiring, and nothing was checked`()
    throws
  {
    let scratch = try Scratch()
    let good = scenario("Index", "crashed with \(trap)")
    _ = try scratch.file(
      "a.md",
      good.replacing("correct, crashing", with: "unreleasable, crashing").replacing(
        "[correct]",
        with: "[unreleasable]"
      )
    )
    _ = try scratch.file("b.md", good)
    let run = try run(["run", "."], in: scratch.folder)
    let told = """
      ./a.md:1:1: error: nothing was checked; the program itself crashed with \(trap) while no command ran; \
      unless a 'deinit' of a wiring traps, please report it

      """
    #expect(run.output.contains(told), "\(run.output)")
    #expect(run.output.contains("\n2 passed, 0 failed, 1 malformed ("), "\(run.output)")
    #expect(run.code == 70)
  }

  @Test func `what a wiring gives to the main queue of the process is never done`() throws {
    let scratch = try Scratch()
    let taps = (2...60).map { "> tap Count\n| Count\n| \($0)\n" }.joined()
    let text = """
      # Work for the process

      ```mvclab
      > system crash
      > wirings crashing
      | Count
      | 0
      > tap Queue
      | Count
      | 1
      \(taps)```

      """.withButtons
    for number in 0..<6 { _ = try scratch.file("\(number).md", text) }
    let run = try run(["run", "."], in: scratch.folder)
    #expect(run.output.contains("6 passed, 0 failed, 0 malformed"), "\(run.output)")
    #expect(run.code == 0)
  }

  @Test(arguments: [1, 8])
  func `a run with crashes plays every file once, and its reports are whole`(jobs: Int) throws {
    let scratch = try Scratch()
    let ways = Self.ways.filter { ["Overflow", "Abort", "Stack"].contains($0.0) }
    for (number, (way, expected)) in ways.enumerated() {
      _ = try scratch.file("\(number)a.md", scenario(way, expected))
      _ = try scratch.file("\(number)b.md", scenario(way, "is fine"))
    }
    let arguments = ["--jobs", "\(jobs)", "--format", "tap", "--junit", "j.xml"]
    let run = try run(["run", "."] + arguments, in: scratch.folder)
    let results = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    let expected = ways.indices.flatMap { number in
      [
        "ok \(4 * number + 1) ", "ok \(4 * number + 2) ", "ok \(4 * number + 3) ",
        "not ok \(4 * number + 4) ",
      ]
    }
    #expect(results.first == "TAP version 13")
    #expect(results.filter { $0.contains("ok ") }.count == expected.count)
    for (result, start) in zip(results.dropFirst().filter { $0.contains("ok ") }, expected) {
      #expect(result.hasPrefix(start), "\(run.output)")
    }
    let report = try scratch.text("j.xml")
    #expect(report.components(separatedBy: "<testcase").count == 4 * ways.count + 1)
    #expect(report.components(separatedBy: "<failure").count == ways.count + 1)
    #expect(run.code == 1)
  }

  @Test func `an update with crashes writes each file once`() throws {
    let scratch = try Scratch()
    for (number, (way, _)) in Self.ways.dropLast().enumerated() {
      _ = try scratch.file("\(number).md", scenario(way, "is fine"))
    }
    let run = try run(["run", ".", "--update"], in: scratch.folder)
    for (number, (way, expected)) in Self.ways.dropLast().enumerated() {
      #expect(try scratch.text("\(number).md") == scenario(way, expected))
      let note = "./\(number).md: updated 1 step: 1 line reworded\n"
      #expect(run.errors.components(separatedBy: note).count == 2)
    }
    #expect(run.code == 0)
  }

  @Test func `a search goes on after crashes, and says what it did not try any more`() throws {
    let scratch = try Scratch()
    let run = try run(["explore", "peek", "--jobs", "3", "--depth", "14"], in: scratch.folder)
    #expect(
      run.output.replacing(/Swift.*: Fatal/, with: "Fatal") == """
        peek/crashing: broken (shortest)
          searched 15 states, 65 moves, 14 moves deep, 10 audits
          bounded by 6 moves left out because 'tap Peek' crashes, 1 window
          fault          1  tap Peek
          'below three'  3  tap Count; tap Count; tap Count
          warning: the wiring's code prints, first of all: Fatal error: Index out of range

        """
    )
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test func `a contrast shows a crash as the fault of one side`() throws {
    let scratch = try Scratch()
    let run = try run(["contrast", "crash"], in: scratch.folder)
    #expect(run.output.contains("! fault: the code of 'crashing'"), "\(run.output)")
    #expect(run.output.contains("> tap Count\n"))
    #expect(run.code == 0)
  }

  @Test(arguments: [("TERM", 143), ("INT", 130)] as [(String, Int32)])
  func `a signal ends the work on pages, when all other reports are written`(
    signal: String,
    code: Int32
  ) throws {
    let scratch = try Scratch()
    let taps = String(repeating: "> tap Slow\n...\n", count: 20)
    let text = """
      # Slow to draw

      ```mvclab
      > system crash
      > wirings crashing
      ...
      \(taps)```

      """
    _ = try scratch.file("a.md", text)
    let shell = try Shell(
      """
      \(builtProgram("CrashLab")) run a.md --html a.html --junit j.xml --format json &
      until [ -s j.xml ]; do sleep 0.05; done; kill -\(signal) $!; wait $!
      """,
      in: scratch.folder
    )
    #expect(shell.code == code)
    #expect(try scratch.contents == ["a.md", "j.xml"])
    let problem = "stopped before the pages were written"
    #expect(try scratch.text("j.xml").contains("<error message=\"\(problem)\""))
    #expect(shell.output.contains("{\"error\":\"\(problem)\"}\n{\"passed\":1,"), "\(shell.output)")
  }

  @Test func `a scenario stops after as many steps as it may take`() throws {
    let scratch = try Scratch()
    let text = """
      # Many steps

      ```mvclab
      > system crash
      > wirings correct
      ...
      > repeat 50 layout
      ```

      """
    _ = try scratch.file("a.md", text)
    #expect(try run(["run", "a.md", "--max-steps", "50"], in: scratch.folder).code == 0)
    let run = try run(["run", "a.md", "--max-steps", "49"], in: scratch.folder)
    #expect(run.code == 1)
    #expect(
      run.output.contains(
        "  + ! stopped: the scenario may take no more steps; '--max-steps' allows more\n"
      ),
      "\(run.output)"
    )
  }
}
