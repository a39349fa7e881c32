import Foundation
import PseudoTerminal
import Testing

/// How the program and its workers live and die beside each other.
@Suite("Processes of the program", .waits)
struct WorkerTests {
  /// A session in a world whose code can crash, at its first prompt.
  private func startSession(_ arguments: [String] = []) throws -> Terminal {
    let terminal = try Terminal(
      builtProgram("CrashLab"),
      arguments: ["crash", "--wiring", "crashing", "--no-history", "--no-hints"]
        + arguments,
      environment: ["NO_COLOR": "1"],
      rows: 40,
      columns: 120
    )
    #expect(terminal.waits { $0.isAtPrompt }, "\(terminal.screen.text)")
    return terminal
  }

  /// The processes that a process has started and that live.
  private func children(of process: pid_t) throws -> [pid_t] {
    try String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
      .split(separator: " ").compactMap { pid_t($0) }
  }

  private func state(of process: pid_t) -> String {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.split(separator: ") ").last?.prefix(1).description ?? "none"
  }

  private func waits(until condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<600 {
      if try condition() { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  /// Executes a line; the screen is empty before it.
  private func send(_ line: String, to terminal: Terminal) {
    terminal.send([12])
    #expect(terminal.waits { $0.isAtPrompt && !$0.text.contains("\n") })
    terminal.send("\(line)\r")
    #expect(
      terminal.waits { $0.isAtPrompt && $0.text.contains("> \(line)\n") },
      "\(terminal.screen.text)"
    )
  }

  @Test func `the process that forks has one thread, whatever it has done`() throws {
    let terminal = try startSession()
    let lines = [
      "tap Count", "tap Index", "undo", "contrast on", "save /dev/null/x.md", "explain leak",
      "system lamp", "find", "tap Turn",
    ]
    for line in lines {
      send(line, to: terminal)
      #expect(try threads(of: terminal.process) == 1, "\(line)")
    }
  }

  @Test(arguments: [["explore", "items", "--depth", "3"], ["run", "."]])
  func `a run and a search have one thread beside their workers`(arguments: [String]) throws {
    let scratch = try Scratch()
    for number in 0..<60 {
      let text =
        "```mvclab\n> system counter\n> wirings correct\n...\n> repeat 500 tap ++\n...\n```\n"
      _ = try scratch.file("\(number).md", "# \(number)\n\n" + text)
    }
    let program = Process()
    program.executableURL = URL(fileURLWithPath: builtProgram("CrashLab"))
    (program.arguments, program.currentDirectoryURL) = (arguments, scratch.folder)
    (program.standardOutput, program.standardInput) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try program.run()
    #expect(try waits { try !children(of: program.processIdentifier).isEmpty })
    #expect(try threads(of: program.processIdentifier) == 1)
    #expect(try children(of: program.processIdentifier).count <= 2)
    program.terminate()
    program.waitUntilExit()
    #expect(program.terminationStatus == 143)
  }

  private func threads(of process: pid_t) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task").count
  }

  @Test func `a worker has its pipes and a file for what it prints, and no more`() throws {
    let terminal = try startSession()
    let worker = try #require(try children(of: terminal.process).first)
    let folder = "/proc/\(worker)/fd"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let kinds = try files.map { file in
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(file)")
      return String(target.prefix { $0 != ":" && $0 != " " })
    }
    #expect(files == ["0", "1", "2", "3", "4"])
    #expect(kinds == ["/dev/null", "/memfd", "/memfd", "pipe", "pipe"])
    #expect(getpgid(worker) == getpgid(terminal.process))
  }

  @Test func `a worker dies with the program`() throws {
    let terminal = try startSession()
    terminal.send("tap Loop\r")
    #expect(terminal.waits { $0.text.contains("tap Loop") && $0.cursorLine == "" })
    let worker = try #require(try children(of: terminal.process).first)
    terminal.signal(SIGKILL)
    #expect(waits { ["Z", "none"].contains(state(of: worker)) }, "\(state(of: worker))")
  }

  @Test(arguments: [(SIGSEGV, "SIGSEGV"), (SIGABRT, "SIGABRT")])
  func `a signal that kills a worker in a command is told with it, and costs nothing else`(
    signal: Int32,
    name: String
  ) throws {
    let terminal = try startSession()
    send("tap Count", to: terminal)
    terminal.send("tap Loop\r")
    #expect(terminal.waits { $0.text.contains("tap Loop") && $0.cursorLine == "" })
    Thread.sleep(forTimeInterval: 0.5)
    kill(try #require(try children(of: terminal.process).first), signal)
    let told = """
      ? 'tap Loop': the code of 'crashing' crashed with \(name); the session is as it was before the command
      """
    #expect(terminal.waits { $0.prompts(below: told) }, "\(terminal.screen.text)")
    send("tap Count", to: terminal)
    #expect(terminal.screen.text.contains("| 2"), "\(terminal.screen.text)")
    terminal.send([4])
    #expect(terminal.waitsForEnd() == .exit(0))
  }

  private static let killed =
    "a process of the program was killed from outside (SIGKILL), perhaps for lack of memory; try again"

  @Test func `a worker that is killed in a command is nobody's fault`() throws {
    let terminal = try startSession()
    send("tap Count", to: terminal)
    terminal.send("tap Loop\r")
    #expect(terminal.waits { $0.text.contains("tap Loop") && $0.cursorLine == "" })
    Thread.sleep(forTimeInterval: 0.5)
    kill(try #require(try children(of: terminal.process).first), SIGKILL)
    let told = "? 'tap Loop': \(Self.killed); the session is as it was before the command"
    #expect(terminal.waits { $0.text.withoutBreaks.contains(told.withoutBreaks) })
    #expect(terminal.waits { $0.cursorLine.hasSuffix(">") }, "\(terminal.screen.text)")
    send("tap Count", to: terminal)
    #expect(terminal.screen.text.contains("| 2"), "\(terminal.screen.text)")
    terminal.send([4])
    #expect(terminal.waitsForEnd() == .exit(0))
  }

  @Test func `a worker that is killed between two commands is replaced, and the program says so`()
    throws
  {
    let terminal = try startSession()
    send("tap Count", to: terminal)
    kill(try #require(try children(of: terminal.process).first), SIGKILL)
    Thread.sleep(forTimeInterval: 0.2)
    send("tap Count", to: terminal)
    let told = "crashlab: \(Self.killed); the session is as it was".withoutBreaks
    #expect(terminal.screen.text.withoutBreaks.contains(told), "\(terminal.screen.text)")
    #expect(terminal.screen.text.contains("| 2"), "\(terminal.screen.text)")
    terminal.send([4])
    #expect(terminal.waitsForEnd() == .exit(0))
  }

  @Test func `Ctrl-Z stops the program and its worker, and both go on`() throws {
    let terminal = try Terminal.shell()
    let program = "CrashLab -c 'system crash; wirings correct; repeat 40 tap Slow'"
    terminal.send("\(program)\n")
    #expect(terminal.waits { $0.text.contains("> repeat 40") })
    terminal.send([26])
    #expect(terminal.hasStoppedJob())
    terminal.send("fg\n")
    #expect(terminal.waits { $0.text.contains("| 40") && $0.cursorLine == "$" })
  }

  @Test func `what a wiring prints is told with its command, and is no part of the output`() throws
  {
    let scratch = try Scratch()
    let story = """
      # It prints

      ```mvclab
      > system crash
      > wirings crashing
      ...
      > tap Print
      ...
      > tap Abort
      ! fault: the code of 'crashing' crashed with \(trap)
      ```

      """
    _ = try scratch.file("a.md", story)
    let run = try Run(
      builtProgram("CrashLab"),
      ["run", "a.md", "--format", "json"],
      environment: ["PATH": "/usr/bin:/bin"],
      in: scratch.folder
    )
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{") }, "\(run.output)")
    #expect(run.errors.hasPrefix("a.md:7: 'crashing' printed: printed\n"), "\(run.errors)")
    #expect(run.errors.contains("a.md:9: 'crashing' printed: "), "\(run.errors)")
    #expect(run.errors.contains("Fatal error: the app gave up\n"), "\(run.errors)")
    #expect(run.code == 0)
  }

  @Test func `what a wiring prints after the end of its world is not told`() throws {
    let scratch = try Scratch()
    let run = try Run(
      builtProgram("CrashLab"),
      ["-c", "system crash; wirings crashing; tap Print; tap Refuse; undo; tap Print"],
      environment: ["PATH": "/usr/bin:/bin"],
      in: scratch.folder
    )
    let comments = run.output.split(separator: "\n").filter { $0.hasPrefix("# ") }
    #expect(
      comments == [
        "# 'crashing' printed: printed", "# 'crashing' printed: before",
        "# 'crashing' printed: printed", "# 'crashing' printed: printed",
      ],
      "\(run.output)\(run.errors)"
    )
    #expect(run.output.contains("! fault: "), "\(run.output)")
  }

  @Test func `a search tells what a wiring prints`() throws {
    let run = try CrashSearch.run.get()
    let told = run.output.components(
      separatedBy: "  warning: the wiring's code prints, first of all: "
    )
    #expect(told.count == 2, "\(run.output)")
    #expect(told.last?.contains("Fatal error: ") == true, "\(run.output)")
  }

  /// Runs four stories with all reports, of which the third one never ends, and kills its worker so many times.
  private func run(jobs: Int, kills: Int, in scratch: Scratch) throws -> (text: String, code: Int32)
  {
    for (file, button) in [("a", "Count"), ("b", "Count"), ("c", "Loop"), ("d", "Count")] {
      let story = """
        # Story \(file)

        ```mvclab
        > system crash
        > wirings crashing
        ...
        > tap \(button)
        ...
        ```

        """
      _ = try scratch.file("\(file).md", story)
    }
    let program = Process()
    program.executableURL = URL(fileURLWithPath: builtProgram("CrashLab"))
    program.arguments = [
      "run", ".", "--jobs", "\(jobs)", "--format", "tap", "--junit", "j.xml", "--html", "pages",
      "--timeout", "4",
    ]
    program.currentDirectoryURL = scratch.folder
    let output = Pipe()
    (program.standardOutput, program.standardInput) = (output, FileHandle.nullDevice)
    try program.run()
    var killed: Set<pid_t> = []
    for _ in 0..<kills {
      // The worker that plays the loop is the one that goes on working.
      var busy: pid_t?
      #expect(
        try waits {
          let before = try children(of: program.processIdentifier).filter { !killed.contains($0) }
          guard before.contains(where: { state(of: $0) == "R" }) else { return false }
          Thread.sleep(forTimeInterval: 1)
          busy = before.first { state(of: $0) == "R" }
          return busy != nil
        }
      )
      killed.insert(try #require(busy))
      kill(try #require(busy), SIGKILL)
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    let results = text.split(separator: "\n").filter {
      $0.hasPrefix("ok") || $0.hasPrefix("not ok")
    }
    #expect(
      results.map { $0.prefix { $0 != "(" }.prefix(14) } == [
        "ok 1 - ./a.md ", "ok 2 - ./b.md ", "not ok 3 - ./c", "ok 4 - ./d.md ",
      ],
      "\(text)"
    )
    for page in ["index", "a", "b", "c", "d"] {
      #expect(try scratch.text("pages/\(page).html").hasSuffix("</html>\n"), "\(page)")
    }
    return (text, program.terminationStatus)
  }

  @Test func `a worker that is killed once in a run is replaced by another`() throws {
    let scratch = try Scratch()
    let (text, code) = try run(jobs: 2, kills: 1, in: scratch)
    #expect(code == 1)
    #expect(text.contains("did not come back in time"), "\(text)")
    #expect(!text.contains("SIGKILL"), "\(text)")
    #expect(try scratch.text("j.xml").contains("tests=\"4\" failures=\"1\""))
  }

  @Test func `a scenario whose worker is killed again and again is not run, by nobody's fault`()
    throws
  {
    let scratch = try Scratch()
    let (text, code) = try run(jobs: 1, kills: 2, in: scratch)
    #expect(code == 1)
    let told = "nothing was checked; \(Self.killed)"
    #expect(text.contains(told), "\(text)")
    #expect(!text.contains("the code of"), "\(text)")
    for report in ["j.xml", "pages/c.html"] {
      #expect(try scratch.text(report).contains("was killed from outside"), "\(report)")
    }
  }
}

extension String {
  /// The text as it is whatever the width of the terminal.
  fileprivate var withoutBreaks: String { filter { $0 != "\n" && $0 != " " } }
}
