import PseudoTerminal
import Testing

@Suite("Long work at a terminal", .serialized, .needsLibEdit)
struct LongWorkTests {
  private func terminal(_ wirings: String) throws -> Terminal {
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["todo", "--wiring", wirings, "--no-hints"],
      environment: ["NO_COLOR": "1"],
      rows: 40
    )
    #expect(terminal.waits { $0.cursorLine == "mvclab>" })
    return terminal
  }

  /// Begins long work, sees that it tells how far it is, and stops it.
  private func stop(_ command: String, in terminal: Terminal) {
    terminal.send("\(command)\r")
    #expect(
      terminal.waits(.seconds(30)) { $0.cursorLine.hasSuffix("% done; Ctrl-C stops") },
      "\(terminal.screen.text)"
    )
    terminal.send([3])
    #expect(terminal.waits(.seconds(30)) { $0.cursorLine == "mvclab>" }, "\(terminal.screen.text)")
  }

  @Test("it tells how far it is, and stopped it has come as far as it came; a move, nowhere")
  func one() throws {
    let terminal = try terminal("correct")
    stop("repeat 1000000 layout", in: terminal)
    #expect(!terminal.screen.text.contains("%"))
    #expect(terminal.screen.text.contains("\n? interrupted; 'layout' was carried out "))
    stop("repeat 1000000 layout", in: terminal)
    terminal.send("history\r")
    #expect(terminal.waits { $0.cursorLine == "mvclab>" && $0.text.contains("= 4  repeat ") })
    let history = terminal.screen.text.split(separator: "\n").filter { $0.hasPrefix("= ") }
    terminal.send("goto 4\r")
    #expect(terminal.waits { _ in terminal.mode == .cooked })
    terminal.send([3])
    #expect(
      terminal.waits(.seconds(30)) {
        $0.cursorLine == "mvclab>" && $0.text.contains("\n? interrupted; everything is as it was\n")
      },
      "\(terminal.screen.text)"
    )
    terminal.send("history\r")
    let twice = history + history
    #expect(
      terminal.waits {
        $0.cursorLine == "mvclab>"
          && $0.text.split(separator: "\n").filter { $0.hasPrefix("= ") } == twice
      },
      "\(terminal.screen.text)"
    )
  }

  @Test("of several wirings all stand where they stood")
  func several() throws {
    let terminal = try terminal("correct,misused")
    stop("repeat 1000000 layout", in: terminal)
    terminal.send("history\r")
    #expect(
      terminal.waits {
        $0.text.hasSuffix(
          """
          ? interrupted; everything is as it was
          mvclab> history
          = 1  system todo
          = 2  wirings correct,misused
          mvclab>
          """
        )
      },
      "\(terminal.screen.text)"
    )
  }

  @Test("a script that is sourced stops between its commands")
  func source() throws {
    let scratch = try Scratch()
    let lines = Array(repeating: "repeat 1000 layout\n", count: 100_000).joined()
    let script = try scratch.file("long.mvc", lines)
    let terminal = try terminal("correct")
    stop("source \(script)", in: terminal)
    #expect(terminal.screen.text.contains(" of 100000 lines were carried out\n"))
  }

  @Test("nothing is told of it in a pipe")
  func pipe() throws {
    let run = try Run("todo", input: "repeat 20000 layout\n")
    #expect(run.errors == "")
  }
}
