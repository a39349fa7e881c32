import Foundation
import PseudoTerminal
import Testing

/// A search of a wiring that crashes in each way, which several tests read.
enum CrashSearch {
  static let run = Result {
    try Run(
      "explore",
      "crash",
      "--depth",
      "1",
      "--wiring",
      "correct,crashing",
      "--timeout",
      "1",
      program: "CrashLab"
    )
  }
}

extension CrashTests {
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
    #expect(echoed.output.withoutComments == expected)
    #expect(echoed.errors.components(separatedBy: ":6:1: error: \(error)").count == 2)
    try FileManager.default.removeItem(atPath: scratch.path("a.md"))
    let piped = try run([], input: lines, in: scratch.folder)
    #expect(piped.output.withoutComments == answers)
    #expect(piped.errors.components(separatedBy: "<stdin>:6:1: error: \(error)").count == 2)
    #expect(try run(["run", "a.md"], in: scratch.folder).code == 0)
  }

  @Test func `a script saves its files before a crash, each once`() throws {
    let scratch = try Scratch()
    _ = try scratch.file("old.md", "# Old\n\n```mvclab\nwrong\n```\n")
    let lines = """
      system crash
      wirings crashing
      save new.md again
      save old.md again
      tap Index

      """
    let run = try run([], input: lines, in: scratch.folder)
    #expect(
      run.output.withoutComments
        == """
        | Count
        | 0
        = saved 2 commands in 'new.md'
        = saved 2 commands in 'old.md'
        ! fault: the code of 'crashing' crashed with \(trap)

        """.withButtons
    )
    #expect(try scratch.text("old.md").contains("> system crash\n"))
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
    #expect(run.output.contains("! fault: the code of 'crashing' crashed with \(trap)\n"))
    #expect(run.errors == "<stdin>:7:1: error: the world has ended\ntap Count\n^\n")
    #expect(run.code == 1)
    let rows = "system items in a.db\nwirings correct\nexpect rows 1\n"
    #expect(try self.run([], input: rows, in: scratch.folder).code == 0)
  }

  @Test func `a session comes back as it was before the command that crashed`() throws {
    let terminal = try startSession()
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

  @Test func `a crash while a line is read is the program's own, and leaves a good terminal`()
    throws
  {
    let terminal = try Terminal.shell()
    terminal.send("CrashLab crash --no-history --no-hints\n")
    #expect(terminal.waits { $0.isAtPrompt })
    terminal.send("tap Cou")
    #expect(terminal.waits { $0.cursorLine.hasSuffix("> tap Cou") })
    terminal.signalForeground(SIGSEGV)
    let told = "crashlab: the program itself crashed with SIGSEGV; please report it\n$"
    #expect(terminal.waits { $0.text.hasSuffix(told) }, "\(terminal.screen.text)")
    terminal.send("echo status $?\n")
    #expect(terminal.waits { $0.text.contains("status 70") }, "\(terminal.screen.text)")
  }

  @Test func `a script that crashes while it waits for input blames no wiring`() throws {
    let program = Process()
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    program.executableURL = URL(filePath: builtProgram("CrashLab"))
    program.environment = ["PATH": "/usr/bin:/bin"]
    (program.standardInput, program.standardOutput) = (input, output)
    program.standardError = errors
    try program.run()
    input.fileHandleForWriting.write(Data("system crash\nwirings crashing\n".utf8))
    // The first screen is written when the program waits for more.
    _ = output.fileHandleForReading.availableData
    Thread.sleep(forTimeInterval: 1)
    kill(program.processIdentifier, SIGSEGV)
    program.waitUntilExit()
    let told = "\ncrashlab: the program itself crashed with SIGSEGV; please report it\n"
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == told)
    #expect(program.terminationStatus == 70)
  }

  @Test func `a session saves after a crash as before it`() throws {
    let scratch = try Scratch()
    let terminal = try startSession()
    let files = ["one", "two", "three"].map { scratch.folder.path + "/\($0).md" }
    let saves = files.map { "save \($0)" }
    for command in ["tap Count", saves[0], "tap Index", saves[1], saves[2]] {
      terminal.send("\(command)\r")
      #expect(
        terminal.waits(.seconds(20)) { $0.isAtPrompt && $0.text.contains("> \(command)") },
        "\(terminal.screen.text)"
      )
    }
    for file in files { #expect(FileManager.default.fileExists(atPath: file), "\(file)") }
  }

  @Test func `a second Ctrl-C gives up a command that never comes back`() throws {
    let terminal = try startSession()
    let isBack = (1...200).contains { _ in
      // The first Ctrl-C may come before the command has begun, which is then not executed.
      if terminal.screen.isAtPrompt {
        terminal.send("tap Loop\r")
        #expect(terminal.waits { $0.text.contains("tap Loop") && $0.cursorLine == "" })
      }
      terminal.send([3])
      return terminal.waits(.milliseconds(200)) {
        $0.text.contains("was given up") && $0.isAtPrompt
      }
    }
    #expect(isBack, "\(terminal.screen.text)")
    terminal.send("tap Count\r")
    #expect(
      terminal.waits { $0.prompts(below: "> tap Count\n| Count\n| 1".withButtons) },
      "\(terminal.screen.text)"
    )
  }

  @Test func `a search prints each result once, however often it begins anew`() throws {
    let lines = try CrashSearch.run.get().output
      .split(separator: "\n").filter { $0.hasPrefix("crash/") }
    #expect(lines.map { $0.prefix { $0 != ":" } } == ["crash/correct", "crash/crashing"])
  }

  @Test func `a search that is stopped while a wiring hangs ends as one that was stopped`() throws {
    let terminal = try Terminal(
      builtProgram("CrashLab"),
      arguments: ["explore", "crash", "--depth", "2", "--wiring", "crashing", "--timeout", "6"],
      environment: ["NO_COLOR": "1", "SWIFT_BACKTRACE": nil],
      columns: 120
    )
    #expect(terminal.waits(.seconds(30)) { $0.text.contains("moves deep (") })
    Thread.sleep(forTimeInterval: 1)
    terminal.send([3])
    #expect(terminal.waitsForEnd() == .exit(130), "\(terminal.screen.text)")
  }

  /// A session in a world whose code can crash, at its first prompt.
  private func startSession() throws -> Terminal {
    let terminal = try Terminal(
      builtProgram("CrashLab"),
      arguments: ["crash", "--wiring", "crashing", "--no-history", "--no-hints"],
      environment: ["NO_COLOR": "1", "SWIFT_BACKTRACE": nil],
      rows: 40,
      columns: 120
    )
    #expect(terminal.waits { $0.isAtPrompt })
    return terminal
  }
}
