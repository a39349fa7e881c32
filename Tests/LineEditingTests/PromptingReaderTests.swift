import LabPlatform
import LineEditing
import PseudoTerminal
import Testing

/// A terminal that the probe reads without an editor.
struct PlainTerminal: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var kind: String

  static let all = [
    PlainTerminal(testDescription: "TERM=dumb", kind: "dumb"),
    PlainTerminal(testDescription: "TERM unset", kind: ""),
  ]

  func start() throws -> Terminal {
    let terminal = try Terminal(builtProgram("LineEditingProbe"), environment: ["TERM": kind])
    #expect(terminal.waits { $0.text == "plain\ndb>" }, "\(terminal.screen.text)")
    return terminal
  }
}

@Suite(.waits, .serialized) struct PromptingReaderTests {
  @Test(arguments: PlainTerminal.all)
  func `a terminal without an editor shows a plain prompt`(plain: PlainTerminal) throws {
    let terminal = try plain.start()
    #expect(terminal.mode == .cooked)
    terminal.send("abc\n")
    #expect(terminal.shows("db> abc\ngot: abc\ndb>"), "\(terminal.screen.text)")
    // Two lines in one go: the terminal may echo the second before or after the first is answered.
    terminal.send("more\nlast\n")
    #expect(terminal.waits { $0.text.hasSuffix("got: last\ndb>") }, "\(terminal.screen.text)")
    #expect(terminal.screen.text.contains("got: more\n"), "\(terminal.screen.text)")
    #expect(terminal.screen.text(styled: "1;32") == "")
  }

  @Test(arguments: PlainTerminal.all)
  func `Ctrl-C at a plain prompt drops the line and keeps the program`(
    plain: PlainTerminal
  ) throws {
    let terminal = try plain.start()
    terminal.send("junk")
    #expect(terminal.shows("db> junk"))
    terminal.send(.control("c"))
    #expect(terminal.shows("db> junk^C\ninterrupted\ndb>"), "\(terminal.screen.text)")
    terminal.send("abc\n")
    #expect(terminal.shows("db> abc\ngot: abc\ndb>"), "\(terminal.screen.text)")
  }

  @Test(arguments: PlainTerminal.all)
  func `Ctrl-C at a plain prompt drops the part of a line that was already read`(
    plain: PlainTerminal
  ) throws {
    let terminal = try plain.start()
    terminal.send("junk")
    terminal.send(.control("d"))
    terminal.send(.control("c"))
    #expect(terminal.shows("interrupted\ndb>"), "\(terminal.screen.text)")
    terminal.send("abc\n")
    #expect(terminal.shows("got: abc\ndb>"), "\(terminal.screen.text)")
  }

  @Test(arguments: PlainTerminal.all)
  func `Ctrl-Backslash at a plain prompt ends the program`(plain: PlainTerminal) throws {
    let terminal = try plain.start()
    terminal.send([0x1C])
    #expect(terminal.waitsForEnd() == .signal(SIGQUIT))
    #expect(terminal.mode == .cooked)
  }

  @Test(arguments: PlainTerminal.all)
  func `Ctrl-D at a plain prompt ends the input, and output goes on in the next row`(
    plain: PlainTerminal
  ) throws {
    let terminal = try plain.start()
    terminal.send(.control("d"))
    #expect(terminal.waitsForEnd() == .exit(0))
    #expect(terminal.screen.text == "plain\ndb>\nend")
  }
}
