import LabPlatform
import PseudoTerminal
import Testing

let builtMVCLab = builtProgram("mvclab")

@Suite("At a terminal", .waits, .serialized)
struct TerminalTests {
  @Test func `at a terminal the REPL greets, prompts, answers and leaves with Ctrl-D`() throws {
    let terminal = try Terminal(builtMVCLab, arguments: ["todo"], environment: ["NO_COLOR": "1"])
    #expect(terminal.waits { $0.isAtPrompt })
    terminal.send("tap Add\r")
    #expect(
      terminal.waits {
        $0.text == """
          mvclab 0.1.0; 'help' lists the commands, Tab completes, Ctrl-D leaves
          | To Do                          [Add]
          todo correct 2> tap Add
          ~ ToDoStore inserted [0]
          | To Do                          [Add]
          | 0  To Do Item 1
          todo correct 3>
          """
      },
      "\(terminal.screen.text)"
    )
    terminal.send([4])
    #expect(terminal.waitsForEnd() == .exit(0))
    #expect(terminal.mode == .cooked)
  }

  @Test func `a narrow terminal breaks the greeting between its words`() throws {
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["--no-history"],
      environment: ["NO_COLOR": "1"],
      columns: 60
    )
    #expect(
      terminal.waits {
        $0.text == """
          mvclab 0.1.0; 'help' lists the commands, Tab completes,
          Ctrl-D leaves
          'system todo' begins; there are news, counter, image,
          titles, items, inbox, too
          mvclab>
          """
      },
      "\(terminal.screen.text)"
    )
  }

  @Test(
    arguments: [
      (["todu"], "unknown system 'todu'; did you mean 'todo'?"),
      (["todo", "--wiring", "corect"], "unknown wiring 'corect'; did you mean 'correct'?"),
      (["LICENSE.md"], "unknown system 'LICENSE.md'; 'mvclab systems' lists them"),
    ]
  )
  func `a session that can't begin greets nobody`(arguments: [String], message: String) throws {
    let terminal = try Terminal(
      builtMVCLab,
      arguments: arguments,
      environment: ["NO_COLOR": "1"]
    )
    #expect(terminal.waits { $0.text == "mvclab: \(message)" }, "\(terminal.screen.text)")
    #expect(terminal.waitsForEnd() == .exit(64))
  }

  @Test func `the session of the page on the prompt happens as printed`() throws {
    let lines = try Package.text("Documentation/Prompt.md").split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("$ swift run mvclab ") })
    let end = try #require(lines[start...].firstIndex { $0.hasPrefix("```") })
    let arguments = lines[start].split(separator: " ").dropFirst(4).map(String.init)
    let terminal = try Terminal(
      builtMVCLab,
      arguments: arguments,
      environment: ["NO_COLOR": "1"],
      columns: 160
    )
    for line in lines[start..<end] {
      guard let command = line.wholeMatch(of: /[a-z][a-z0-9 ,-]*> (.+)/)?.output.1 else { continue }
      #expect(terminal.waits { $0.isAtPrompt })
      terminal.send(command + "\r")
    }
    let told = lines[(start + 1)..<end].joined(separator: "\n")
    #expect(
      terminal.waits { $0.isAtPrompt && $0.text == "\(told)\n\($0.cursorLine)" },
      "\(terminal.screen.text)"
    )
  }

  @Test func `Tab completes commands and titles on the screen`() throws {
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["todo", "--no-hints"],
      environment: ["NO_COLOR": "1"]
    )
    #expect(terminal.waits { $0.isAtPrompt })
    terminal.send("outside add '新闻 1'\r")
    #expect(terminal.waits { $0.isAtPrompt && $0.text.contains("0  新闻 1") })
    terminal.send("sel\t0\r")
    #expect(terminal.waits { $0.isAtPrompt && $0.text.contains("Title: 新闻 1_") })
    terminal.send("tap Sa\t")
    #expect(terminal.waits { $0.cursorLine == "todo correct 4> tap Save" })
  }

  @Test func `Ctrl-C drops the line and keeps the world`() throws {
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["todo", "--no-hints"],
      environment: ["NO_COLOR": "1"]
    )
    #expect(terminal.waits { $0.isAtPrompt })
    terminal.send("tap Nonsense")
    #expect(terminal.waits { $0.cursorLine == "todo correct 2> tap Nonsense" })
    terminal.send([3])
    #expect(terminal.waits { $0.isAtPrompt })
    terminal.send("expect rows 0\r")
    #expect(terminal.waits { $0.isAtPrompt && $0.text.contains("expect rows 0") })
    terminal.send("quit\r")
    #expect(terminal.waitsForEnd() == .exit(0))
  }

  @Test(arguments: ["tap A", "repeat 1000000 layout\r"])
  func `Ctrl-Backslash ends the program, at the prompt and in a command`(typed: String) throws {
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["todo", "--no-hints"],
      environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no"]
    )
    #expect(terminal.waits { $0.isAtPrompt })
    terminal.send(typed)
    let isCommand = typed.hasSuffix("\r")
    #expect(
      terminal.waits { isCommand ? terminal.mode == .cooked : $0.cursorLine.hasSuffix(typed) }
    )
    terminal.send([0x1C])
    #expect(terminal.waitsForEnd() == .signal(SIGQUIT))
    #expect(terminal.mode == .cooked)
    #expect(!terminal.screen.text.contains("crashed"), "\(terminal.screen.text)")
  }

  @Test func `Ctrl-C stops a long command and keeps what it did`() throws {
    let terminal = try Terminal(builtMVCLab, arguments: ["todo"], environment: ["NO_COLOR": "1"])
    #expect(terminal.waits { $0.isAtPrompt })
    terminal.send("repeat 1000000 layout\r")
    #expect(terminal.waits { _ in terminal.mode == .cooked })
    terminal.send([3])
    #expect(
      terminal.waits {
        $0.isAtPrompt && $0.text.contains("? interrupted; 'layout' was executed ")
      },
      "\(terminal.screen.text)"
    )
    terminal.send("expect rows 0\r")
    #expect(terminal.waits { $0.isAtPrompt && $0.text.contains("expect rows 0") })
    terminal.send([4])
    #expect(terminal.waitsForEnd() == .exit(0))
    #expect(terminal.mode == .cooked)
  }
}
