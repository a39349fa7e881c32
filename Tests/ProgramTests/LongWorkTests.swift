import PseudoTerminal
import Testing

@Suite("Long work at a terminal", .waits, .serialized)
struct LongWorkTests {
  private func terminal(_ wirings: String) throws -> Terminal {
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["todo", "--wiring", wirings, "--no-hints", "--no-pager"],
      environment: ["NO_COLOR": "1"],
      rows: 40
    )
    #expect(terminal.waits { $0.isAtPrompt })
    return terminal
  }

  /// Begins long work, sees that it tells how far it is, and stops it.
  private func stop(_ command: String, in terminal: Terminal) {
    terminal.send("\(command)\r")
    #expect(
      terminal.waits(.seconds(30)) { $0.text.hasSuffix("% done; Ctrl-C stops") },
      "\(terminal.screen.text)"
    )
    terminal.send([3])
    #expect(terminal.waits(.seconds(30)) { $0.isAtPrompt }, "\(terminal.screen.text)")
  }

  @Test func `long work shows its progress, and Ctrl-C keeps what is done`() throws {
    let terminal = try terminal("correct")
    stop("repeat 1000000 layout", in: terminal)
    #expect(!terminal.screen.text.contains("%"))
    #expect(terminal.screen.text.contains("\n? interrupted; 'layout' was executed "))
    stop("repeat 1000000 layout", in: terminal)
    terminal.send("history\r")
    #expect(
      terminal.waits { $0.isAtPrompt && $0.text.contains("= 4  repeat ") },
      "\(terminal.screen.text)"
    )
  }

  @Test func `lines typed during long work have rows of their own, above its progress`() throws {
    let terminal = try terminal("correct")
    terminal.send("repeat 1000000 layout\r")
    for (line, below) in [("tap Add", "tap Add\n\n"), ("tap A", "tap Add\ntap A\n")] {
      #expect(terminal.waits(.seconds(30)) { $0.text.hasSuffix("% done; Ctrl-C stops") })
      terminal.send(line + (line == "tap Add" ? "\r" : ""))
      #expect(
        terminal.waits(.seconds(30)) {
          $0.text.contains("layout\n\(below)") && $0.text.hasSuffix("% done; Ctrl-C stops")
        },
        "\(terminal.screen.text)"
      )
    }
    terminal.send([3])
    #expect(
      terminal.waits(.seconds(30)) {
        $0.text.contains("layout\ntap Add\n? interrupted; 'layout' was executed ")
      },
      "\(terminal.screen.text)"
    )
  }

  @Test func `Ctrl-C stops all wirings after the same turn`() throws {
    let terminal = try terminal("correct,misused")
    stop("repeat 1000000 layout", in: terminal)
    terminal.send("history\r")
    #expect(
      terminal.waits { $0.isAtPrompt && $0.text.contains("= 3  repeat ") },
      "\(terminal.screen.text)"
    )
  }

  @Test func `Ctrl-C stops a sourced script between its commands`() throws {
    let scratch = try Scratch()
    let lines = Array(repeating: "repeat 1000 layout\n", count: 20_000).joined()
    let script = try scratch.file("long.mvc", lines)
    let terminal = try terminal("correct")
    stop("source \(script)", in: terminal)
    #expect(terminal.screen.text.contains(" of 20000 lines were executed\n"))
  }

  @Test func `no progress is shown without a terminal`() throws {
    let run = try Run("todo", input: "repeat 4000 layout\n")
    #expect(run.errors == "")
  }
}
