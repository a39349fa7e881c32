import LabPlatform
import LineEditing
import PseudoTerminal
import Testing

/// A program in the background leaves the terminal to the shell.
@Suite(.waits, .serialized)
struct JobControlTests {
  @Test(arguments: Terminal.shells)
  func `bg after Ctrl-Z stops the program again, and fg restores the line`(
    shell: String,
    arguments: [String]
  ) throws {
    let terminal = try Terminal.shell(shell, arguments)
    terminal.send("LineEditingProbe --no-editrc --in-worker\n")
    #expect(terminal.waits { $0.cursorLine == "db>" })
    terminal.send("abc")
    #expect(terminal.waits { $0.cursorLine == "db> abc" })
    terminal.send(.control("z"))
    #expect(terminal.waits { $0.cursorLine == "$" })
    for _ in 1...2 {
      terminal.send("bg\n")
      #expect(terminal.hasStoppedJob())
      #expect(terminal.mode == .cooked)
    }
    terminal.send("fg\n")
    #expect(terminal.waits { $0.cursorLine == "db> abc" && $0.marksPastes })
    #expect(terminal.mode == .raw)
    terminal.send("!\r")
    #expect(terminal.waits { $0.text.hasSuffix("got: abc!\ndb>") })
    terminal.send(.control("d"))
    #expect(terminal.waits { $0.cursorLine == "$" })
    #expect(terminal.mode == .cooked)
  }

  @Test(arguments: Terminal.shells)
  func `a program that starts in the background stops until it has the terminal`(
    shell: String,
    arguments: [String]
  ) throws {
    let terminal = try Terminal.shell(shell, arguments)
    terminal.send("LineEditingProbe --no-editrc --in-worker &\n")
    #expect(terminal.hasStoppedJob())
    #expect(terminal.mode == .cooked)
    terminal.send("fg\n")
    #expect(terminal.waits { $0.cursorLine == "db>" && $0.marksPastes })
    terminal.send("abc\r")
    #expect(terminal.waits { $0.text.hasSuffix("got: abc\ndb>") })
    terminal.send(.control("d"))
    #expect(terminal.waits { $0.cursorLine == "$" })
    #expect(terminal.mode == .cooked)
  }

  @Test func `a program without an editor stops in the background too`() throws {
    let terminal = try Terminal.shell()
    terminal.send("TERM=dumb LineEditingProbe --in-worker &\n")
    #expect(terminal.hasStoppedJob())
    terminal.send("fg\nabc\n")
    #expect(terminal.shows("got: abc"))
    terminal.send(.control("d"))
    #expect(terminal.waits { $0.cursorLine == "$" })
  }

  @Test func `a program stopped by SIGSTOP and continued in the background stops again`() throws {
    let terminal = try Terminal.shell()
    terminal.send("LineEditingProbe --no-editrc --in-worker\n")
    #expect(terminal.waits { $0.cursorLine == "db>" })
    terminal.signalForeground(SIGSTOP)
    #expect(terminal.waits { $0.cursorLine == "$" })
    terminal.send("/usr/bin/stty sane; bg\n")
    #expect(terminal.hasStoppedJob())
    #expect(terminal.mode == .cooked)
    terminal.send("fg\n")
    #expect(terminal.waits { $0.cursorLine == "db>" && terminal.mode == .raw })
  }

  @Test func `a program in the background that no shell can continue ends`() throws {
    let terminal = try Terminal.shell()
    terminal.send("(LineEditingProbe --no-editrc --in-worker <&4 &) 4<&0\n")
    #expect(terminal.shows("end"))
    #expect(terminal.mode == .cooked)
  }
}
