import PseudoTerminal
import Testing

/// The editor needs no description of the terminal.
@Suite(.waits, .serialized)
struct TerminalKindTests {
  @Test(arguments: [
    "xterm-kitty", "xterm-ghostty", "nosuch", "xterm-256color", "screen", "linux", "vt52",
  ]) func `every kind of terminal has keys, colours and no complaint`(kind: String) throws {
    let terminal = try Terminal(
      builtProgram("LineEditingProbe"),
      arguments: ["--no-editrc"],
      environment: ["TERM": kind]
    )
    #expect(terminal.waits { $0.text == "editing\ndb>" }, "\(terminal.screen.text)")
    terminal.send("ac")
    #expect(terminal.waits { $0.text(styled: "31") == "ac" })
    terminal.send(.left)
    terminal.send(.paste("b\tb"))
    terminal.send(.end)
    terminal.send(">")
    terminal.send(.enter)
    #expect(terminal.waits { $0.text.hasSuffix("bc>\ndb>") }, "\(terminal.screen.text)")
    terminal.send(.up)
    #expect(terminal.waits { $0.cursorLine.hasSuffix("bc>") })
    terminal.send(.control("l"))
    #expect(terminal.waits { $0.cursorRow == 0 && $0.cursorLine.hasSuffix("bc>") })
  }

  @Test(arguments: ["dumb", "", nil])
  func `a terminal that can't move its cursor has a plain prompt`(kind: String?) throws {
    let terminal = try Terminal(
      builtProgram("LineEditingProbe"),
      environment: ["TERM": kind]
    )
    #expect(terminal.waits { $0.text == "plain\ndb>" }, "\(terminal.screen.text)")
    terminal.send("abc\n")
    #expect(terminal.shows("got: abc\ndb>"))
  }
}
