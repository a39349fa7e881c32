import LabPlatform
import LineEditing
import PseudoTerminal
import Testing

@Suite(.waits, .serialized)
struct LibEditReaderTests {
  @Test func `a typed line is returned at Enter`() throws {
    let terminal = try Terminal.probe()
    terminal.send("tap 新闻 😀")
    terminal.send(.enter)
    #expect(terminal.shows("db> tap 新闻 😀\ngot: tap 新闻 😀\ndb>"))
  }

  @Test func `arrows, Home and End move the cursor`() throws {
    let terminal = try Terminal.probe()
    terminal.send("ac")
    terminal.send(.left)
    terminal.send("b")
    terminal.send(.home)
    terminal.send("<")
    terminal.send(.end)
    terminal.send(">")
    terminal.send(.enter)
    #expect(terminal.shows("got: <abc>"))
  }

  @Test func `the screen is correct after edits in the middle of Chinese text`() throws {
    let terminal = try Terminal.probe(columns: 20)
    terminal.send("打开新闻列表页面然后")
    #expect(terminal.shows("db> 打开新闻列表页面\n然后"))
    for _ in 0..<6 { terminal.send(.left) }
    terminal.send(.backspace)
    terminal.send("a搜")
    #expect(terminal.shows("db> 打开新a搜列表页\n面然后"))
    #expect(terminal.waits { $0.cursorRow == 1 && $0.cursorColumn == 13 })
    terminal.send(.enter)
    #expect(terminal.shows("got: 打开新a搜列表页"))
  }

  @Test func `Up recalls earlier lines, repeated ones once and empty ones never`() throws {
    let terminal = try Terminal.probe()
    for line in ["first", "second", "second", ""] {
      let row = terminal.screen.cursorRow
      terminal.send(line)
      terminal.send(.enter)
      #expect(terminal.waits { $0.cursorRow == row + 2 && $0.cursorLine == "db>" })
    }
    terminal.send(.up)
    #expect(terminal.waits { $0.cursorLine == "db> second" })
    terminal.send(.up)
    #expect(terminal.waits { $0.cursorLine == "db> first" })
    terminal.send(.down)
    #expect(terminal.waits { $0.cursorLine == "db> second" })
  }

  @Test func `Tab completes the only candidate`() throws {
    let terminal = try Terminal.probe()
    terminal.send("新")
    terminal.send(.tab)
    #expect(terminal.waits { $0.cursorLine == "db> 新闻列表" })
    terminal.send("tw")
    terminal.send(.tab)
    terminal.send(".")
    terminal.send(.enter)
    #expect(terminal.shows("got: 新闻列表 \"two words\" ."))
  }

  @Test func `Tab inserts the common prefix, then lists the candidates with their notes`() throws {
    let terminal = try Terminal.probe(columns: 60)
    terminal.send("see t here")
    for _ in 0..<5 { terminal.send(.left) }
    terminal.send(.tab)
    terminal.send("a")
    terminal.send(.tab)
    #expect(
      terminal.shows(
        """
        db> see ta here
        tap   touch a view     tail  the last events
        """
      )
    )
    #expect(terminal.waits { $0.cursorRow == 1 && $0.cursorColumn == 10 })
    terminal.send("p")
    #expect(terminal.waits { $0.text == "editing\ndb> see tap here" })
    terminal.send(.enter)
    #expect(terminal.shows("got: see tap here"))
  }

  @Test func `Ctrl-C drops the edited line and keeps the program`() throws {
    let terminal = try Terminal.probe()
    terminal.send("junk")
    #expect(terminal.shows("db> junk"))
    terminal.send(.control("c"))
    #expect(terminal.shows("db> junk^C\ninterrupted\ndb>"))
    terminal.send("abc")
    terminal.send(.enter)
    #expect(terminal.shows("got: abc"))
  }

  @Test func `Ctrl-D deletes a character, and ends the input on an empty line`() throws {
    let terminal = try Terminal.probe()
    terminal.send("xabc")
    terminal.send(.home)
    terminal.send(.control("d"))
    terminal.send(.enter)
    #expect(terminal.shows("got: abc\ndb>"))
    #expect(terminal.mode == .raw)
    terminal.send(.control("d"))
    #expect(terminal.waitsForEnd() == .exit(0))
    #expect(terminal.shows("db>\nend"))
    #expect(terminal.mode == .cooked)
  }

  @Test func `Ctrl-L clears the screen and keeps the line`() throws {
    let terminal = try Terminal.probe()
    terminal.send("abc")
    #expect(terminal.shows("db> abc"))
    terminal.send(.control("l"))
    #expect(terminal.waits { $0.text == "db> abc" })
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV])
  func `a signal that ends the program restores the terminal`(signal: Int32) throws {
    let terminal = try Terminal.probe()
    #expect(terminal.mode == .raw)
    terminal.signal(signal)
    #expect(terminal.waitsForEnd() == .signal(signal))
    #expect(terminal.mode == .cooked)
  }

  @Test func `Ctrl-Backslash ends the program and restores the terminal`() throws {
    let terminal = try Terminal.probe()
    terminal.send("abc")
    terminal.send([0x1C])
    #expect(terminal.waitsForEnd() == .signal(SIGQUIT))
    #expect(terminal.mode == .cooked)
    #expect(!terminal.screen.marksPastes)
  }

  @Test func `a crash restores the terminal and still prints a backtrace`() throws {
    let terminal = try Terminal.probe(environment: [
      "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,output-to=stderr"
    ])
    terminal.send("crash")
    terminal.send(.tab)
    let ending = terminal.waitsForEnd(.seconds(60))
    #expect(ending == .signal(SIGILL) || ending == .signal(SIGTRAP))
    #expect(terminal.mode == .cooked)
    #expect(terminal.screen.text.contains("Backtrace took"))
  }

  @Test func `Chinese text is edited correctly with LC_ALL=C`() throws {
    let terminal = try Terminal.probe(environment: ["LC_ALL": "C"])
    terminal.send("新闻")
    terminal.send(.left)
    terminal.send("文")
    terminal.send(.enter)
    #expect(terminal.shows("got: 新文闻"))
  }

  @Test func `invalid UTF-8 from the keyboard is replaced`() throws {
    let terminal = try Terminal.probe()
    terminal.send([0x61, 0xFF, 0xE4, 0xB8, 0x62])
    terminal.send(.enter)
    #expect(terminal.shows("got: a\u{FFFD}\u{FFFD}b"))
  }

  @Test func `a new width of the window wraps the line again`() throws {
    let terminal = try Terminal.probe(columns: 40)
    terminal.send("打开新闻列表页面然后")
    #expect(terminal.shows("db> 打开新闻列表页面然后"))
    terminal.resize(rows: 10, columns: 14)
    #expect(terminal.waits { $0.text.hasSuffix("db> 打开新闻列\n表页面然后") })
  }

  @Test func `Ctrl-Z stops the program, and fg restores the line`() throws {
    let terminal = try Terminal.shell()
    terminal.send("LineEditingProbe --no-editrc\n")
    #expect(terminal.waits { $0.cursorLine == "db>" })
    let long = String(repeating: "新", count: 50)
    terminal.send(long)
    #expect(terminal.waits { $0.cursorRow == 3 && $0.cursorColumn == 24 })
    terminal.send(.control("z"))
    #expect(terminal.waits { $0.cursorLine == "$" && $0.text.contains("Stopped") })
    #expect(terminal.mode == .cooked)
    let row = terminal.screen.cursorRow
    terminal.send("fg\n")
    #expect(terminal.waits { $0.cursorRow == row + 3 && $0.cursorColumn == 24 })
    #expect(terminal.screen.lines[row + 2].hasPrefix("db> 新"))
    terminal.send("!")
    terminal.send(.enter)
    #expect(terminal.waits { $0.cursorLine == "db>" })
    #expect(terminal.screen.text.filter { $0 == "!" }.count == 2)
  }

  @Test func `keys typed ahead are left for the shell`() throws {
    let terminal = try Terminal.shell()
    terminal.send("LineEditingProbe --no-editrc\n")
    #expect(terminal.waits { $0.cursorLine == "db>" })
    terminal.send(.control("d"))
    terminal.send("echo ah''ead\n")
    #expect(terminal.shows("ahead\n$"))
  }

  @Test func `bind -v in ~/.editrc gives vi keys, with arrows and Tab`() throws {
    let file = try TemporaryFile(Array("bind -v\n".utf8))
    let terminal = try Terminal.probe(arguments: [], environment: ["EDITRC": file.path])
    terminal.send("ello新")
    terminal.send(.tab)
    #expect(terminal.waits { $0.cursorLine == "db> ello新" })
    terminal.send(.left)
    terminal.send("!")
    #expect(terminal.waits { $0.cursorLine == "db> ello!新" })
    terminal.send(.escape)
    #expect(terminal.waits { $0.cursorColumn == 8 })
    terminal.send("0ih")
    terminal.send(.enter)
    #expect(terminal.shows("got: hello!新\ndb>"))
    terminal.send("新闻")
    terminal.send(.tab)
    #expect(terminal.waits { $0.cursorLine == "db> 新闻列表" })
    terminal.send(.control("c"))
    #expect(terminal.shows("interrupted\ndb>"))
    terminal.send(.up)
    #expect(terminal.waits { $0.cursorLine == "db> hello!新" })
  }

  @Test func `a binding in ~/.editrc works, but Tab always completes`() throws {
    let file = try TemporaryFile(
      Array(
        "bind -e\nmvclab:bind ^T ed-move-to-beg\nother:bind ^T ed-move-to-end\nbind ^I ed-insert\n"
          .utf8
      )
    )
    let terminal = try Terminal.probe(arguments: [], environment: ["EDITRC": file.path])
    terminal.send("see 新")
    terminal.send(.tab)
    terminal.send(.control("t"))
    terminal.send("<")
    #expect(terminal.waits { $0.cursorLine == "db> <see 新闻列表" })
  }

  @Test func `vi reads the characters after Escape as a command`() throws {
    let file = try TemporaryFile(Array("bind -v\n".utf8))
    let terminal = try Terminal.probe(arguments: [], environment: ["EDITRC": file.path])
    terminal.send("ab\u{1B}r新")
    terminal.send(.enter)
    #expect(terminal.shows("got: a新"))
  }
}
