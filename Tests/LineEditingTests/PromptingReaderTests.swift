import LineEditing
import PseudoTerminal
import Testing

@Suite(.serialized) struct PromptingReaderTests {
  private func probe(_ kind: String = "dumb") throws -> Terminal {
    let terminal = try Terminal(builtProgram("LineEditingProbe"), environment: ["TERM": kind])
    #expect(terminal.waits { $0.text == "plain\ndb>" }, "\(terminal.screen.text)")
    return terminal
  }

  @Test(arguments: ["dumb", ""]) func `a terminal without a cursor is asked by a plain prompt`(
    kind: String
  ) throws {
    let terminal = try probe(kind)
    #expect(terminal.mode == .cooked)
    terminal.send("abc\nnext\n")
    #expect(terminal.shows("got: abc\ndb> got: next\ndb>"), "\(terminal.screen.text)")
    #expect(terminal.screen.text(styled: "1;32") == "")
  }

  @Test func `Ctrl-C drops the line and the session goes on`() throws {
    let terminal = try probe()
    terminal.send("junk")
    #expect(terminal.shows("db> junk"))
    terminal.send(.control("c"))
    #expect(terminal.shows("db> junk^C\ninterrupted\ndb>"), "\(terminal.screen.text)")
    terminal.send("abc\n")
    #expect(terminal.shows("db> abc\ngot: abc\ndb>"), "\(terminal.screen.text)")
  }

  @Test func `a part of a line that the terminal has handed over is dropped too`() throws {
    let terminal = try probe()
    terminal.send("junk")
    terminal.send(.control("d"))
    terminal.send(.control("c"))
    #expect(terminal.shows("interrupted\ndb>"), "\(terminal.screen.text)")
    terminal.send("abc\n")
    #expect(terminal.shows("got: abc\ndb>"), "\(terminal.screen.text)")
  }

  @Test func `Ctrl-D leaves, in a row of its own`() throws {
    let terminal = try probe()
    terminal.send(.control("d"))
    #expect(terminal.waitsForEnd() == .exit(0))
    #expect(terminal.screen.text == "plain\ndb>\nend")
  }
}
