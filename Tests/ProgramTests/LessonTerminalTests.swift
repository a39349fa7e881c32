import Foundation
import PseudoTerminal
import Testing

@Suite("Lessons at a terminal", .waits, .serialized)
struct LessonTerminalTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func terminal(_ arguments: [String], program: String = "mvclab") throws -> Terminal {
    try Terminal(
      builtProgram(program),
      arguments: ["lesson"] + arguments,
      environment: ["NO_COLOR": "1", "XDG_STATE_HOME": scratch.folder.path, "PAGER": ""],
      rows: 60
    )
  }

  @Test func `keys lead through a unit, which is done at its end`() throws {
    let terminal = try terminal([])
    let begins = "[Return] begins 0.1 Talk to a world  [q]uit"
    #expect(terminal.waits { $0.cursorLine == begins }, "\(terminal.screen.text)")
    #expect(!terminal.mode.echoes, "keys are read from the moment they are named")
    terminal.send("q")
    #expect(terminal.waitsForEnd() == .exit(0))
    #expect(terminal.mode == .cooked)

    let unit = try self.terminal(["1.2"])
    let keys = "[Return] next  [c]ode  [t]ry  [h]elp  [q]uit"
    #expect(unit.waits { $0.cursorLine == keys }, "\(unit.screen.text)")
    unit.send("\r")
    #expect(unit.waits { $0.cursorLine.contains("[w]hy") && $0.text.contains("Step 1 of 3") })
    unit.send(Key.right)
    #expect(unit.waits { $0.cursorLine.hasPrefix("[1-4] your guess") }, "\(unit.screen.text)")
    unit.send("1")
    #expect(unit.waits { $0.text.contains("Right.") && $0.cursorLine.hasPrefix("[Return] next") })
    for _ in 0..<20 where !unit.screen.cursorLine.hasPrefix(">") {
      let before = unit.screen
      unit.send("\r")
      #expect(
        unit.waits {
          $0.text != before.text && ($0.cursorLine.hasSuffix("[q]uit") || $0.cursorLine == ">")
        }
      )
    }
    #expect(unit.waits { _ in unit.mode == .cooked })
    unit.send("they are two\r")
    #expect(unit.waits { $0.text.contains("Answer: No. They agree by accident") })
    for _ in 0..<4 where !unit.screen.text.contains("1.2 is done.") {
      let before = unit.screen.text
      unit.send("\r")
      #expect(unit.waits { $0.text != before && $0.cursorLine.hasSuffix("[q]uit") })
    }
    #expect(unit.waits { $0.cursorLine.hasPrefix("[Return] begins 1.3 ") }, "\(unit.screen.text)")
    unit.send([3])
    #expect(unit.waitsForEnd() == .exit(130))
    #expect(unit.mode == .cooked)
    #expect(try scratch.text("mvclab/lessons") == "todo/02-second-window.md\n")
  }

  @Test func `t leads into the worlds of this step, and comes back`() throws {
    let terminal = try terminal(["1.2"])
    #expect(terminal.waits { $0.cursorLine.hasPrefix("[Return] next") })
    terminal.send("\r")
    #expect(terminal.waits { $0.cursorLine.contains("[w]hy") })
    terminal.send("t")
    #expect(terminal.waits { $0.cursorLine == "mvclab (1.2)>" }, "\(terminal.screen.text)")
    terminal.send("history\r")
    #expect(
      terminal.waits {
        $0.text.contains("= 2  wirings correct, misused\n= 3  tap Add\nmvclab (1.2)>")
      },
      "\(terminal.screen.text)"
    )
    terminal.send("undo\r")
    #expect(terminal.waits { $0.text.contains("undo") && $0.cursorLine == "mvclab (1.2)>" })
    terminal.send([4])
    #expect(
      terminal.waits { $0.cursorLine.contains("[w]hy") && $0.text.contains("Step 1 of 3") },
      "\(terminal.screen.text)"
    )
    terminal.send([4])
    #expect(terminal.waitsForEnd() == .exit(0))
  }

  @Test func `a crash while the reader tries something ends its world only`() throws {
    let file = try scratch.file(
      "a.md",
      "```mvclab\n> system crash\n> wirings correct, crashing\n...\n> tap Count\n...\n```\n"
    )
    let terminal = try terminal([file], program: "CrashLab")
    #expect(terminal.waits { $0.cursorLine.hasPrefix("[Return] next") }, "\(terminal.screen.text)")
    terminal.send("\rt")
    #expect(terminal.waits { $0.cursorLine == "crashlab (lesson)>" }, "\(terminal.screen.text)")
    terminal.send("tap Overflow\r")
    #expect(
      terminal.waits {
        $0.text.contains("fault: the code of") && $0.cursorLine == "crashlab (lesson)>"
      },
      "\(terminal.screen.text)"
    )
    terminal.send("quit\r")
    #expect(terminal.waits { $0.cursorLine.hasPrefix("[Return] done") }, "\(terminal.screen.text)")
    terminal.send("\r")
    #expect(terminal.waitsForEnd() == .exit(0))
  }

  @Test func `'play' shows a story at the prompt, and comes back to it`() throws {
    let file = try scratch.file(
      "a.md",
      "```mvclab\n> system counter\n> wirings correct\n...\n> tap ++\n...\n```\n"
    )
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["todo", "--no-editrc", "--no-history"],
      environment: ["NO_COLOR": "1", "XDG_STATE_HOME": scratch.folder.path],
      rows: 60
    )
    #expect(terminal.waits { $0.cursorLine == "todo correct 2>" }, "\(terminal.screen.text)")
    terminal.send("play \(file)\r")
    #expect(terminal.waits { $0.cursorLine.hasPrefix("[Return] next") }, "\(terminal.screen.text)")
    terminal.send("\rt")
    #expect(terminal.waits { $0.cursorLine == "mvclab (lesson)>" }, "\(terminal.screen.text)")
    terminal.send("expect shows 1\rquit\r")
    #expect(terminal.waits { $0.cursorLine.hasPrefix("[Return] done") }, "\(terminal.screen.text)")
    terminal.send([3])
    #expect(terminal.waits { $0.cursorLine == "todo correct 2>" }, "\(terminal.screen.text)")
    terminal.send("tap Add\r")
    #expect(terminal.waits { $0.cursorLine == "todo correct 3>" }, "\(terminal.screen.text)")
    terminal.send("play nowhere.md\r")
    #expect(
      terminal.waits { $0.text.contains("? cannot read 'nowhere.md': no such file") },
      "\(terminal.screen.text)"
    )
    terminal.send("quit\r")
    #expect(terminal.waitsForEnd() == .exit(66))
  }

  @Test func `'lesson' plays a unit at the prompt, or leads through the course, and comes back`()
    throws
  {
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["todo", "--no-editrc", "--no-history"],
      environment: ["NO_COLOR": "1", "XDG_STATE_HOME": scratch.folder.path],
      rows: 60
    )
    #expect(terminal.waits { $0.cursorLine == "todo correct 2>" }, "\(terminal.screen.text)")
    terminal.send("lesson second-window\r")
    #expect(terminal.waits { $0.cursorLine.hasPrefix("[Return] next") }, "\(terminal.screen.text)")
    #expect(terminal.screen.text.contains("1.2  The second window"), "\(terminal.screen.text)")
    terminal.send("q")
    #expect(terminal.waits { $0.cursorLine == "todo correct 2>" }, "\(terminal.screen.text)")
    terminal.send("lesson\r")
    #expect(
      terminal.waits { $0.cursorLine.hasPrefix("[Return] begins 0.1") },
      "\(terminal.screen.text)"
    )
    terminal.send("q")
    #expect(terminal.waits { $0.cursorLine == "todo correct 2>" }, "\(terminal.screen.text)")
    terminal.send("lesson secnd-window\r")
    #expect(
      terminal.waits { $0.text.contains("did you mean 'second-window'?") },
      "\(terminal.screen.text)"
    )
    terminal.send("quit\r")
    #expect(terminal.waitsForEnd() == .exit(64))
  }

  @Test func `in a pipe a lesson is named, and not played`() throws {
    let run = try Run("todo", input: "lesson 1.2\n")
    #expect(
      run.output.hasSuffix(
        "? a lesson waits for keys; in the shell 'mvclab lesson 1.2' prints it\n"
      )
    )
    #expect(run.code == 1)
  }

  @Test func `after Ctrl-Z the keys are shown again`() throws {
    let terminal = try terminal(["1.2"])
    let keys = "[Return] next  [c]ode  [t]ry  [h]elp  [q]uit"
    #expect(terminal.waits { $0.cursorLine == keys }, "\(terminal.screen.text)")
    terminal.resize(rows: 60, columns: 80)
    terminal.signal(SIGCONT)
    #expect(terminal.waits { $0.cursorLine == keys }, "\(terminal.screen.text)")
    terminal.send("q")
    #expect(terminal.waitsForEnd() == .exit(0))
  }

  @Test func `a page that is higher than the terminal waits for a key at each full screen`() throws
  {
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["lesson", "1.2"],
      environment: ["NO_COLOR": "1"],
      rows: 6
    )
    let more = "[Return] more  [c]ode  [t]ry  [h]elp  [q]uit"
    #expect(terminal.waits { $0.cursorLine == more }, "\(terminal.screen.text)")
    #expect(terminal.screen.text.hasPrefix("1.2  The second window"))
    while terminal.screen.cursorLine == more {
      let page = terminal.screen.text
      terminal.send("\r")
      #expect(terminal.waits { $0.text != page && $0.cursorLine.hasPrefix("[Return] ") })
    }
    #expect(terminal.screen.cursorLine.hasPrefix("[Return] next"), "\(terminal.screen.text)")
  }

  @Test func `at a full screen the page's keys hold, and what is looked at interrupts the page`()
    throws
  {
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["lesson", "1.2"],
      environment: ["NO_COLOR": "1"],
      rows: 10
    )
    let more = "[Return] more  [c]ode  [t]ry  [h]elp  [q]uit"
    #expect(terminal.waits { $0.cursorLine == more }, "\(terminal.screen.text)")
    terminal.send("xc")
    #expect(
      terminal.waits {
        $0.text.contains("misused  MisusedListController.swift") && $0.cursorLine == more
      },
      "\(terminal.screen.text)"
    )
    while terminal.screen.cursorLine == more {
      let page = terminal.screen.text
      terminal.send("\r")
      #expect(terminal.waits { $0.text != page && $0.cursorLine.hasPrefix("[Return] ") })
    }
    #expect(terminal.screen.text.contains("| To Do"), "\(terminal.screen.text)")
    #expect(terminal.screen.cursorLine.hasPrefix("[Return] next"), "\(terminal.screen.text)")
    terminal.send("q")
    #expect(terminal.waitsForEnd() == .exit(0))

    let other = try Terminal(
      builtMVCLab,
      arguments: ["lesson", "1.2"],
      environment: ["NO_COLOR": "1"],
      rows: 10
    )
    #expect(other.waits { $0.cursorLine == more }, "\(other.screen.text)")
    other.send("q")
    #expect(other.waitsForEnd() == .exit(0))
  }

  @Test func `the first start of the REPL names the course, later ones do not`()
    throws
  {
    func text() throws -> String {
      let terminal = try Terminal(
        builtMVCLab,
        arguments: ["todo"],
        environment: [
          "NO_COLOR": "1", "XDG_STATE_HOME": scratch.folder.path, "MVCLAB_HISTORY": nil,
        ],
        rows: 30,
        columns: 100
      )
      #expect(terminal.waits { $0.isAtPrompt }, "\(terminal.screen.text)")
      terminal.send("help signs\r")
      #expect(terminal.waits { $0.text.contains("= [Add]") && $0.isAtPrompt })
      let text = terminal.screen.text
      terminal.send([4])
      #expect(terminal.waitsForEnd() == .exit(0))
      return text
    }
    let hint = "new here? 'mvclab lesson' plays a course, 'help signs' explains what you see"
    #expect(try text().contains(hint))
    #expect(!(try text().contains(hint)))
  }
}
