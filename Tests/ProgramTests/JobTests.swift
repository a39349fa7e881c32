import PseudoTerminal
import Testing

/// The program as a job of a shell: in the background it leaves the terminal alone.
@Suite("As a job of a shell", .waits, .serialized)
struct JobTests {
  @Test(arguments: Terminal.shells)
  func `bg leaves the shell's terminal alone, and fg goes on with the session`(
    shell: String,
    arguments: [String]
  ) throws {
    let terminal = try self.shell(shell, arguments)
    terminal.send("mvclab todo\n")
    #expect(terminal.waits { $0.cursorLine == "todo correct 2>" })
    terminal.send("tap Add\r")
    #expect(terminal.waits { $0.cursorLine == "todo correct 3>" })
    terminal.send("show mod")
    #expect(terminal.waits { $0.cursorLine == "todo correct 3> show mod" })
    terminal.send(.control("z"))
    #expect(terminal.waits { $0.cursorLine == "$" })
    terminal.send("bg\n")
    #expect(terminal.hasStoppedJob(), "\(terminal.screen.text)")
    terminal.send("/usr/bin/stty -a\n")
    #expect(terminal.waits { $0.text.contains(" icanon") && $0.text.contains(" echo ") })
    terminal.send("fg\n")
    #expect(terminal.waits { $0.cursorLine == "todo correct 3> show mod" })
    terminal.send("el\r")
    #expect(
      terminal.waits { $0.cursorLine == "todo correct 3>" && $0.text.contains("To Do Item 1") }
    )
    terminal.send(.control("d"))
    #expect(terminal.waits { $0.cursorLine == "$" })
    #expect(terminal.mode == .cooked)
  }

  @Test(arguments: Terminal.shells, ["mvclab todo", "TERM=dumb mvclab todo", "mvclab lesson"])
  func `a session that starts in the background stops until it has the terminal`(
    shell: (String, [String]),
    command: String
  ) throws {
    let terminal = try self.shell(shell.0, shell.1)
    terminal.send("\(command) &\n")
    #expect(terminal.hasStoppedJob(), "\(terminal.screen.text)")
    #expect(terminal.mode == .cooked)
    terminal.send("fg\n")
    let isLesson = command.hasSuffix("lesson")
    let prompt = isLesson ? "[Return] begins" : "todo correct 2>"
    #expect(terminal.waits { $0.cursorLine.hasPrefix(prompt) }, "\(terminal.screen.text)")
    terminal.send(isLesson ? "q" : "quit\r")
    #expect(terminal.waits { $0.cursorLine == "$" }, "\(terminal.screen.text)")
    #expect(terminal.mode == .cooked)
  }

  @Test func `a lesson that waits for a key stops in the background`() throws {
    let terminal = try shell("/bin/sh", ["-i"])
    terminal.send("mvclab lesson\n")
    #expect(terminal.waits { $0.cursorLine.hasPrefix("[Return] begins") })
    terminal.send(.control("z"))
    #expect(terminal.waits { $0.cursorLine == "$" })
    terminal.send("bg\n")
    #expect(terminal.hasStoppedJob(), "\(terminal.screen.text)")
    #expect(terminal.mode == .cooked)
    terminal.send("fg\n")
    #expect(terminal.waits { $0.cursorLine.hasPrefix("[Return] begins") })
    terminal.send("q")
    #expect(terminal.waits { $0.cursorLine == "$" })
    #expect(terminal.mode == .cooked)
  }

  private func shell(_ path: String, _ arguments: [String]) throws -> Terminal {
    try .shell(path, arguments, environment: ["XDG_STATE_HOME": "/nonexistent", "PAGER": ""])
  }
}
