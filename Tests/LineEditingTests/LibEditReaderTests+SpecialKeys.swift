import LineEditing
import PseudoTerminal
import Testing

extension LibEditReaderTests {
  /// PageUp and PageDown, Insert, F5, F12, Ctrl-Delete, Shift-Up, Ctrl-Up, Shift-F3, F2 of the console.
  private static let unknown = [
    "[5~", "[6~", "[2~", "[15~", "[24~", "[3;5~", "[1;2A", "[1;5A", "[1;2R", "[[B", "OS",
  ].map { "\u{1B}" + $0 }

  @Test func `an unbound special key inserts nothing`() throws {
    let terminal = try Terminal.probe()
    terminal.send("tap Add")
    for key in Self.unknown { terminal.send(key) }
    terminal.send(".\r")
    #expect(terminal.shows("got: tap Add.\ndb>"), "\(terminal.screen.text)")
  }

  @Test func `an unbound special key inserts nothing in both modes of vi`() throws {
    let file = try TemporaryFile(Array("bind -v\n".utf8))
    let terminal = try Terminal.probe(arguments: [], environment: ["EDITRC": file.path])
    for (number, key) in Self.unknown.enumerated() {
      terminal.send("typed \(number)\(key).\r")
      #expect(terminal.waits { $0.cursorLine == "db>" && $0.text.hasSuffix("d \(number).\ndb>") })
      terminal.send("command \(number)x")
      #expect(terminal.waits { $0.cursorLine == "db> command \(number)x" })
      terminal.send(.escape)
      #expect(terminal.waits { $0.cursorColumn == 12 + "\(number)".count })
      terminal.send("\(key)x\r")
      #expect(
        terminal.waits { $0.text.hasSuffix("got: command \(number)\ndb>") },
        "\(terminal.screen.text)"
      )
    }
  }

  @Test func `Escape followed by a special key inserts nothing`() throws {
    let terminal = try Terminal.probe()
    terminal.send("ac\u{1B}\u{1B}[Db\u{1B}\u{1B}[5~.\r")
    #expect(terminal.shows("got: ab.c\ndb>"), "\(terminal.screen.text)")
  }

  @Test(arguments: ["5", "3"]) func `Ctrl and Alt with an arrow move by a word`(
    modifier: String
  ) throws {
    let terminal = try Terminal.probe()
    terminal.send("tap Add now")
    for _ in 0..<2 { terminal.send("\u{1B}[1;\(modifier)D") }
    terminal.send("<")
    terminal.send("\u{1B}[1;\(modifier)C")
    terminal.send(">")
    terminal.send(.enter)
    #expect(terminal.shows("got: tap <Add> now\ndb>"), "\(terminal.screen.text)")
  }

  @Test func `a special key bound in ~/.editrc runs its command`() throws {
    let file = try TemporaryFile(Array("bind \"\\e[5~\" ed-move-to-beg\n".utf8))
    let terminal = try Terminal.probe(arguments: [], environment: ["EDITRC": file.path])
    terminal.send("tap\u{1B}[5~\u{1B}[6~<\r")
    #expect(terminal.shows("got: <tap\ndb>"), "\(terminal.screen.text)")
  }
}
