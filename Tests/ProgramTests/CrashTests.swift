import Foundation
import PseudoTerminal
import Testing

/// The signal of a trap in Swift code.
#if arch(arm64)
private let trap = "SIGTRAP"
#else
private let trap = "SIGILL"
#endif

extension String {
  /// This transcript with the row of buttons below each count.
  fileprivate var withButtons: String {
    replacing(/\| \d+(?=\n|$)/) { "\($0.output)\n| [Count]  [Overflow]  [Index]  [Nil]…" }
  }
}

@Suite("Crashes of wirings")
struct CrashTests {
  private func run(_ arguments: [String], input: String = "", in folder: URL) throws -> Run {
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
    ("Stack", "crashed with SIGSEGV"), ("Loop", "did not come back in time"),
  ]

  @Test(arguments: ways)
  func `a crash is a fault of its world, and the scenario goes on`(
    way: String,
    expected: String
  ) throws {
    let scratch = try Scratch()
    _ = try scratch.file("a.md", scenario(way, expected))
    let patience = way == "Loop" ? "5" : "60"
    let run = try run(["run", "a.md", "--timeout", patience], in: scratch.folder)
    #expect(run.output.contains("\n2 passed, 0 failed, 0 malformed ("), "\(run.output)")
    #expect(run.code == 0)
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

  @Test(arguments: [1, 2, 8])
  func `a run with crashes plays every file once, and its reports are whole`(jobs: Int) throws {
    let scratch = try Scratch()
    for (number, (way, expected)) in Self.ways.enumerated() {
      _ = try scratch.file("\(number)a.md", scenario(way, expected))
      _ = try scratch.file("\(number)b.md", scenario(way, "is fine"))
    }
    let arguments = ["--timeout", "5", "--jobs", "\(jobs)", "--format", "tap", "--junit", "j.xml"]
    let run = try run(["run", "."] + arguments, in: scratch.folder)
    let results = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    let expected = Self.ways.indices.flatMap { number in
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
    #expect(report.components(separatedBy: "<testcase").count == 25)
    #expect(report.components(separatedBy: "<failure").count == 7)
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

  @Test func `a contrast shows a crash as the fault of one side`() throws {
    let scratch = try Scratch()
    let run = try run(["contrast", "crash"], in: scratch.folder)
    #expect(run.output.contains("! fault: the code of 'crashing'"), "\(run.output)")
    #expect(run.output.contains("> tap Count\n"))
    #expect(run.code == 0)
  }

  @Test func `a script goes on after a crash, prints nothing twice and saves once`() throws {
    let scratch = try Scratch()
    let lines = """
      system crash
      wirings crashing
      tap Count
      save a.md
      tap Index
      tap Count
      wirings correct, crashing
      repeat 2 tap Count
      tap Stack
      show screen
      save a.md

      """
    let expected = """
      > system crash
      > wirings crashing
      | Count
      | 0
      > tap Count
      | Count
      | 1
      > save a.md
      = saved 3 commands in 'a.md'
      > tap Index
      ! fault: the code of 'crashing' crashed with \(trap)
      > tap Count
      ? the world has ended
      > wirings correct, crashing
      | Count
      | 0
      > repeat 2 tap Count
      | Count
      | 1
      | Count
      | 2
      > tap Stack
      [correct]
      | Count
      | 3
      [crashing]
      ! fault: the code of 'crashing' crashed with SIGSEGV
      > show screen
      = Count
      [correct]
      = 3
      [crashing]
      = 2
      [*]
      = [Count]  [Overflow]  [Index]  [Nil]…
      > save a.md
      = saved 4 commands in 'a.md'

      """.withButtons
    let answers = expected.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("> ") }.joined(separator: "\n")
    let error = "the world has ended\ntap Count\n^\n"
    let script = try scratch.file("a.mvc", lines)
    let echoed = try run([script], in: scratch.folder)
    #expect(echoed.output == expected)
    #expect(echoed.errors.components(separatedBy: ":6:1: error: \(error)").count == 2)
    try FileManager.default.removeItem(atPath: scratch.path("a.md"))
    let piped = try run([], input: lines, in: scratch.folder)
    #expect(piped.output == answers)
    #expect(piped.errors.components(separatedBy: "<stdin>:6:1: error: \(error)").count == 2)
    #expect(try run(["run", "a.md"], in: scratch.folder).code == 0)
  }

  @Test func `a script that stores rows in a file stores none of them twice`() throws {
    let scratch = try Scratch()
    let lines = """
      system items in a.db
      wirings correct
      outside add Milk
      system crash
      wirings crashing
      tap Index
      tap Count

      """
    let run = try run([], input: lines, in: scratch.folder)
    #expect(run.errors.contains("crashed with \(trap); the script ends here"), "\(run.errors)")
    #expect(run.code == 1)
    let rows = "system items in a.db\nwirings correct\nexpect rows 1\n"
    #expect(try self.run([], input: rows, in: scratch.folder).code == 0)
  }

  @Test func `a session comes back as it was before the command that crashed`() throws {
    let terminal = try Terminal(
      builtProgram("CrashLab"),
      arguments: ["crash", "--wiring", "crashing", "--no-rc", "--no-history", "--no-hints"],
      environment: ["NO_COLOR": "1", "SWIFT_BACKTRACE": nil],
      rows: 40,
      columns: 120
    )
    #expect(terminal.waits { $0.isAtPrompt })
    for command in ["repeat 3 tap Count", "undo", "redo", "tap Index", "tap Count"] {
      terminal.send("\(command)\r")
      #expect(
        terminal.waits(.seconds(20)) {
          $0.isAtPrompt && $0.text.contains("> \(command)")
        },
        "\(terminal.screen.text)"
      )
    }
    let told = """
      ? 'tap Index': the code of 'crashing' crashed with \(trap); \
      the session is as it was before the command
      """
    #expect(terminal.screen.text.contains(told), "\(terminal.screen.text)")
    #expect(terminal.screen.prompts(below: "> tap Count\n| Count\n| 4".withButtons))
    terminal.send("history\r")
    #expect(
      terminal.waits { $0.prompts(below: "= 3  repeat 3 tap Count\n= 4  tap Count") },
      "\(terminal.screen.text)"
    )
    terminal.send([4])
    #expect(terminal.waitsForEnd() == .exit(0))
  }

  @Test func `a second Ctrl-C gives up a command that never comes back`() throws {
    let terminal = try Terminal(
      builtProgram("CrashLab"),
      arguments: ["crash", "--wiring", "crashing", "--no-rc", "--no-history", "--no-hints"],
      environment: ["NO_COLOR": "1", "SWIFT_BACKTRACE": nil],
      rows: 40,
      columns: 120
    )
    #expect(terminal.waits { $0.isAtPrompt })
    terminal.send("tap Loop\r")
    #expect(terminal.waits { $0.text.contains("tap Loop") && $0.cursorLine == "" })
    let isBack = (1...200).contains { _ in
      terminal.send([3])
      return terminal.waits(.milliseconds(200)) { $0.text.contains("was given up") }
    }
    #expect(isBack, "\(terminal.screen.text)")
    terminal.send("tap Count\r")
    #expect(
      terminal.waits { $0.prompts(below: "> tap Count\n| Count\n| 1".withButtons) },
      "\(terminal.screen.text)"
    )
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
    #expect(try run(["run", "a.md", "--max-steps", "52"], in: scratch.folder).code == 0)
    let run = try run(["run", "a.md", "--max-steps", "51"], in: scratch.folder)
    #expect(run.code == 1)
    #expect(
      run.output.contains(
        "  + ! stopped: the scenario may take no more steps; '--max-steps' allows more\n"
      ),
      "\(run.output)"
    )
  }
}
