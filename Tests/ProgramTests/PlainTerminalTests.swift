import LabPlatform
import PseudoTerminal
import Testing

@Suite("At a terminal without an editor", .waits, .serialized)
struct PlainTerminalTests {
  private func terminal(_ arguments: String...) throws -> Terminal {
    try Terminal(builtMVCLab, arguments: arguments, environment: ["TERM": "dumb"], rows: 40)
  }

  @Test func `at a dumb terminal the REPL greets, prompts, answers and leaves with Ctrl-D`() throws
  {
    let terminal = try terminal("todo")
    #expect(terminal.waits { $0.isAtPrompt })
    terminal.send("tap")
    #expect(terminal.waits { $0.cursorLine == "todo correct 2> tap" })
    terminal.send([3])
    #expect(terminal.waits { $0.isAtPrompt })
    terminal.send("tap Add\n")
    #expect(
      terminal.waits {
        $0.text == """
          mvclab 0.1.0; 'help' lists the commands, Ctrl-D leaves
          | To Do                          [Add]
          todo correct 2> tap^C
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
  }

  @Test func `at a dumb terminal Ctrl-Backslash ends the program`() throws {
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["todo"],
      environment: ["TERM": "dumb", "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no"]
    )
    #expect(terminal.waits { $0.isAtPrompt })
    terminal.send([0x1C])
    #expect(terminal.waitsForEnd() == .signal(SIGQUIT))
    #expect(terminal.mode == .cooked)
    #expect(!terminal.screen.text.contains("crashed"), "\(terminal.screen.text)")
  }

  @Test func `at a dumb terminal Ctrl-C stops the running command only`() throws {
    let terminal = try terminal("todo", "--wiring", "correct")
    #expect(terminal.waits { $0.isAtPrompt })
    // Before the program has read the line, Ctrl-C drops it.
    for _ in 1...100
    where !terminal.screen.text.contains("? interrupted; 'layout' was executed ") {
      terminal.send("repeat 1000000 layout\n")
      #expect(terminal.waits { $0.cursorLine == "" })
      terminal.send([3])
      #expect(terminal.waits { $0.isAtPrompt }, "\(terminal.screen.text)")
    }
    #expect(terminal.screen.text.contains("? interrupted; 'layout' was executed "))
    terminal.send("quit\n")
    #expect(terminal.waitsForEnd() == .exit(0))
  }
}
