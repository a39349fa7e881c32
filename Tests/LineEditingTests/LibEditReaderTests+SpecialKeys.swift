import LineEditing
import PseudoTerminal
import Testing

extension LibEditReaderTests {
  /// Insert, F5, F12, Ctrl-Delete, Shift-F3, F2 of the console, F4; and what a terminal reports: its cursor, its kind,
  /// the mouse, the focus, its colors, version and title.
  private static let unknown = [
    "[2~", "[15~", "[24~", "[3;5~", "[1;2R", "[[B", "OS", "[24;80R", "[?62;22c", "[M !!",
    "[<0;1;1M",
    "[I", "]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", "]11;rgb:1e1e/1e1e/1e1e\u{7}", "P>|xterm(390)\u{1B}\\",
    "P1$r0m\u{1B}\\", "_Gi=1;OK\u{1B}\\", "^private\u{1B}\\", "]l新闻\u{1B}\\", "[?1u",
    "[99;5:3u",
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
    terminal.send("a c\u{1B}\u{1B}[Db\u{1B}\u{1B}[15~.\r")
    #expect(terminal.shows("got: a b.c\ndb>"), "\(terminal.screen.text)")
  }

  /// Alt-P, Alt-_, and vi's commands P, X and ^ after an Escape.
  @Test(arguments: [
    ("bind -e\n", "o\u{1B}P!\r", "old!"), ("bind -e\n", "new \u{1B}_!\r", "new old!"),
    ("bind -v\n", "abc\u{1B}^i!\r", "!abc"), ("bind -v\n", "abc\u{1B}X\r", "ac"),
  ]) func `a key that begins as a reply is a key`(editrc: String, keys: String, line: String) throws
  {
    let probe = try RecordedProbe(editrc: editrc)
    try probe.enter("old")
    probe.terminal.send(keys)
    #expect(probe.terminal.shows("got: \(line)\n"), "\(probe.terminal.screen.text)")
  }

  @Test(arguments: ["bind -e\n", "bind -v\n"])
  func `keys in the form of other protocols do what they do`(editrc: String) throws {
    let file = try TemporaryFile(Array(editrc.utf8))
    let terminal = try Terminal.probe(arguments: [], environment: ["EDITRC": file.path])
    terminal.send("dropped\u{1B}[99;5u")
    #expect(terminal.shows("interrupted\ndb>"))
    terminal.send("dropped\u{1B}[27;5;99~")
    #expect(terminal.waits { $0.text.hasSuffix("dropped^C\ninterrupted\ndb>") })
    terminal.send("a\u{1B}[98u\u{1B}[99:67;2u\u{1B}Op\u{1B}[1;2D\u{1B}[1;6D.\u{1B}OM")
    #expect(terminal.shows("got: .abC0\ndb>"), "\(terminal.screen.text)")
    terminal.send("\u{1B}[5~\u{1B}[6~\u{1B}[5~!\u{1B}[57414u")
    #expect(terminal.waits { $0.text.contains("got: .abC0!") || $0.text.contains("got: !.abC0") })
  }

  @Test func `PgUp and PgDn recall the lines that contain the text before the cursor`() throws {
    let probe = try RecordedProbe()
    for line in ["tap one", "show two", "tap three"] { try probe.enter(line) }
    probe.terminal.send("tap\u{1B}[5~\u{1B}[5~\u{1B}[6~\u{1B}[5~")
    #expect(try probe.enteredLines().last == "tap one")
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
    let file = try TemporaryFile(
      Array("bind \"\\e[5~\" ed-move-to-beg\nbind \"\\e[1;2D\" ed-move-to-beg\n".utf8)
    )
    let terminal = try Terminal.probe(arguments: [], environment: ["EDITRC": file.path])
    terminal.send("tap\u{1B}[5~\u{1B}[2~<\u{1B}[1;2D>\r")
    #expect(terminal.shows("got: ><tap\ndb>"), "\(terminal.screen.text)")
  }
}
