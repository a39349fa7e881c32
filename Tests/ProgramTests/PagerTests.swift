import LabPlatform
import PseudoTerminal
import Testing

@Suite("Long answers at a terminal", .waits, .serialized)
struct PagerTests {
  private func terminal(
    pager: String?,
    _ environment: [String: String] = [:],
    arguments: [String] = [],
    rows: Int = 24
  ) throws -> Terminal {
    var environment = environment.merging(["NO_COLOR": "1"]) { $1 }
    environment["PAGER"] = pager
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["todo", "--no-hints"] + arguments,
      environment: environment,
      rows: rows
    )
    #expect(terminal.waits { $0.isAtPrompt })
    return terminal
  }

  private func expect(_ terminal: Terminal, _ command: String, shows text: String) {
    terminal.send("\(command)\r")
    #expect(
      terminal.waits { $0.prompts(below: "> \(command)\n\(text)") },
      "\(terminal.screen.text)"
    )
  }

  @Test func `only an answer taller than the terminal goes through the pager`() throws {
    let terminal = try terminal(pager: "wc -l", rows: 12)
    expect(terminal, "batch 10", shows: "12")
    expect(
      terminal,
      "undo",
      shows: "| To Do                          [Add]\n= took back 3 batch 10"
    )
    terminal.send("batch 9\r")
    let answer = """
      ~ ToDoStore inserted [0...8]
      | To Do                          [Add]
      | 0  Pasted 1
      | 1  Pasted 2
      | 2  Pasted 3
      | 3  Pasted 4
      | 4  Pasted 5
      | 5  Pasted 6
      | 6  Pasted 7
      | 7  Pasted 8
      | 8  Pasted 9
      todo correct 3>
      """
    #expect(terminal.waits { $0.text == answer }, "\(terminal.screen.text)")
  }

  @Test func `a line wider than the terminal counts for all its rows`() throws {
    let terminal = try terminal(pager: "wc -l", rows: 4)
    expect(
      terminal,
      "help in",
      shows:
        "= in SCREEN COMMAND\n=   name the screen for a command; without it, the one in front is meant"
    )
    expect(terminal, "help expect", shows: "5")
  }

  @Test(arguments: ["", "cat"])
  func `an empty PAGER, or cat, means no pager`(pager: String) throws {
    let terminal = try terminal(pager: pager)
    terminal.send("help\r")
    #expect(terminal.waits { $0.prompts(below: "'help WORD' says more.") })
  }

  @Test func `without a pager the answer is printed`() throws {
    let terminal = try terminal(pager: "wc -l", arguments: ["--no-pager"])
    terminal.send("help\r")
    #expect(terminal.waits { $0.prompts(below: "'help WORD' says more.") })
    let other = try self.terminal(pager: "nosuchpager 2>/dev/null")
    other.send("help\r")
    #expect(other.waits { $0.prompts(below: "'help WORD' says more.") })
  }

  @Test func `leaving the pager early ends the answer, not the session`() throws {
    let terminal = try terminal(pager: "head -n 1")
    expect(terminal, "help", shows: "= Act")
    expect(terminal, "repeat 5000 expect rows 1", shows: "! expected 1 row; 'first' shows 0")
    expect(terminal, "show source", shows: "= CorrectListController.swift")
  }

  @Test func `a pager is not started over keys that are typed ahead, a whole line or a part`()
    throws
  {
    let terminal = try terminal(pager: "wc -l", rows: 12)
    terminal.send("help\rexpect rows 0\r")
    #expect(
      terminal.waits { $0.isAtPrompt && $0.text.contains("'help WORD' says more.") },
      "\(terminal.screen.text)"
    )
    terminal.send("help\rexp")
    #expect(terminal.waits { $0.cursorLine.hasSuffix("> exp") }, "\(terminal.screen.text)")
    #expect(terminal.screen.text.contains("'help WORD' says more."), "\(terminal.screen.text)")
    terminal.send("\u{15}help\r")
    #expect(terminal.waits { $0.text.contains("> help\n") && $0.isAtPrompt })
  }

  /// What less asks at the end of a page, where the user has not chosen its options.
  private static let lessPrompt = "Space for more, q to go on"

  @Test(.needs("less"))
  func `less leaves the answer on the screen, and writes no file`() throws {
    let terminal = try terminal(pager: nil, rows: 12)
    terminal.send("help\r")
    #expect(terminal.waits { $0.cursorLine == Self.lessPrompt }, "\(terminal.screen.text)")
    terminal.send("sfile\r")
    #expect(
      terminal.waits { $0.text.contains("log file support is not available") },
      "\(terminal.screen.text)"
    )
    terminal.send("\rq")
    #expect(terminal.waits { $0.isAtPrompt }, "\(terminal.screen.text)")
    #expect(terminal.screen.text.contains("=   tap "), "\(terminal.screen.text)")
    #expect(terminal.mode == .raw)
  }

  @Test(.needs("less"), arguments: [SIGTERM, SIGHUP, SIGKILL])
  func `the pager ends when the program ends`(signal: Int32) throws {
    let folder = TemporaryFolder()
    try folder.write("#!/bin/sh\necho $$ > \(folder.path)/id\nexec less\n", to: "pager")
    #expect(chmod(folder.path + "/pager", 0o755) == 0)
    let terminal = try terminal(pager: folder.path + "/pager", rows: 12)
    terminal.send("help\r")
    #expect(terminal.waits { $0.cursorLine == Self.lessPrompt }, "\(terminal.screen.text)")
    let pager = try #require(try pid_t(folder.read("id").dropLast()))
    terminal.signal(signal)
    #expect(terminal.waitsForEnd() == .signal(signal))
    #expect(terminal.waits { _ in kill(pager, 0) != 0 })
  }

  @Test func `at a terminal 'man' shows the manual page`() throws {
    let folder = TemporaryFolder()
    try folder.write("#!/bin/sh\necho \"man $*\"\nhead -n 1\n", to: "man")
    #expect(chmod(folder.path + "/man", 0o755) == 0)
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["man"],
      environment: ["PATH": "\(folder.path):/usr/bin:/bin"],
      rows: 12
    )
    #expect(
      terminal.waits { $0.text.hasPrefix("man -l -\n.TH MVCLAB 1") },
      "\(terminal.screen.text)"
    )
  }

  @Test func `less gets default options unless the user has set some`() throws {
    let own = try terminal(pager: "cat >/dev/null; echo \"$LESS\"")
    expect(own, "help", shows: "RSFXPs?e(END) .Space for more, q to go on$")
    let told = try terminal(pager: "cat >/dev/null; echo $LESS", ["LESS": "X"])
    expect(told, "help", shows: "X")
  }

  @Test func `the pager inherits no blocked signal`() throws {
    let terminal = try terminal(pager: "exec grep SigBlk: /proc/self/status")
    expect(terminal, "help", shows: "SigBlk: 0000000000000000")
  }

  @Test func `the pager handles Ctrl-C, and the terminal is as before`() throws {
    let terminal = try terminal(
      pager:
        "cat >/dev/null; sleep 99 & trap 'kill $!; echo heard' INT; echo ready; stty -echo; wait"
    )
    terminal.send("help\r")
    #expect(terminal.waits { $0.text.contains("ready") }, "\(terminal.screen.text)")
    terminal.send([3])
    #expect(terminal.waits { $0.text.contains("heard") })
    #expect(terminal.waits { $0.isAtPrompt }, "\(terminal.screen.text)")
    terminal.send("expect rows 0\r")
    #expect(terminal.waits { $0.prompts(below: "> expect rows 0") })
    terminal.send([4])
    #expect(terminal.waitsForEnd() == .exit(0))
    #expect(terminal.mode == .cooked)
  }

  @Test func `an interruption is printed below a long answer`() throws {
    let terminal = try terminal(pager: "head -n 1")
    terminal.send("repeat 1000000 expect rows 1\r")
    #expect(terminal.waits { _ in terminal.mode == .cooked })
    #expect(
      terminal.waits(.seconds(30)) { $0.text.hasSuffix("Ctrl-C stops") },
      "\(terminal.screen.text)"
    )
    terminal.send([3])
    #expect(
      terminal.waits(.seconds(30)) {
        $0.isAtPrompt
          && $0.text.contains(
            "! expected 1 row; 'first' shows 0\n? interrupted; 'expect rows 1' was executed "
          )
      },
      "\(terminal.screen.text)"
    )
  }
}
