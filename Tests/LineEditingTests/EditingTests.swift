import LabPlatform
import LineEditing
import PseudoTerminal
import Testing

@Suite(.waits, .serialized)
struct EditingTests {
  @Test func `Backspace deletes a whole character`() throws {
    let terminal = try Terminal.probe()
    terminal.send("a🇹🇼👨‍👩‍👧e\u{301}")
    #expect(terminal.waits { $0.cursorLine == "db> a🇹🇼👨‍👩‍👧e\u{301}" })
    for rest in ["a🇹🇼👨‍👩‍👧", "a🇹🇼", "a"] {
      terminal.send(.backspace)
      #expect(terminal.waits { $0.cursorLine == "db> " + rest })
    }
  }

  @Test func `Delete, Left and Right treat a character as a whole`() throws {
    let terminal = try Terminal.probe()
    terminal.send("a🇹🇼👨‍👩‍👧b")
    #expect(terminal.waits { $0.cursorColumn == 10 })
    for column in [9, 7, 5, 4] {
      terminal.send(.left)
      #expect(terminal.waits { $0.cursorColumn == column })
    }
    terminal.send(.right)
    terminal.send(.right)
    #expect(terminal.waits { $0.cursorColumn == 7 })
    terminal.send(.delete)
    #expect(terminal.waits { $0.cursorLine == "db> a🇹🇼b" })
    terminal.send(.left)
    terminal.send(.control("d"))
    #expect(terminal.waits { $0.cursorLine == "db> ab" })
  }

  @Test func `Backspace, Delete and Left treat a character as a whole in vi too`() throws {
    let file = try TemporaryFile(Array("bind -v\n".utf8))
    let terminal = try Terminal.probe(arguments: [], environment: ["EDITRC": file.path])
    terminal.send("a🇹🇼👨‍👩‍👧b")
    terminal.send(.left)
    terminal.send(.backspace)
    #expect(terminal.waits { $0.cursorLine == "db> a🇹🇼b" && $0.cursorColumn == 7 })
    terminal.send(.left)
    #expect(terminal.waits { $0.cursorColumn == 5 })
    terminal.send(.delete)
    #expect(terminal.waits { $0.cursorLine == "db> ab" })
  }

  @Test func `a long line is unchanged after Up and Down`() throws {
    let terminal = try Terminal.probe(columns: 40)
    terminal.send("first\r")
    #expect(terminal.waits { $0.text.hasSuffix("got: first\ndb>") })
    let long = String(repeating: "新闻", count: 900)
    terminal.send(long)
    terminal.send(.up)
    #expect(terminal.waits { $0.text.hasSuffix("db> first") })
    terminal.send(.down)
    terminal.send(.enter)
    #expect(terminal.shows("got: 1800 characters"))
  }

  @Test func `a hint is dimmed, and Right, Ctrl-F and End insert it`() throws {
    let terminal = try Terminal.probe(arguments: ["--no-editrc", "--hints"])
    terminal.send("see 新闻 now\r")
    #expect(terminal.waits { $0.text.hasSuffix("got: see 新闻 now\ndb>") })
    for key in [Key.right, .control("f"), .end] {
      terminal.send("se")
      #expect(
        terminal.waits { $0.cursorLine == "db> see 新闻 now" && $0.cursorColumn == 6 },
        "\(terminal.screen.text)"
      )
      #expect(terminal.screen.text(styled: "2") == "e 新闻 now")
      terminal.send(key)
      #expect(terminal.waits { $0.text(styled: "2") == "" && $0.cursorColumn == 16 })
      terminal.send(.control("u"))
      #expect(terminal.waits { $0.cursorLine == "db>" })
    }
  }

  @Test func `Alt-F inserts one word of the hint`() throws {
    let terminal = try Terminal.probe(arguments: ["--no-editrc", "--hints"])
    terminal.send("see 新闻 now\r")
    #expect(terminal.waits { $0.text.hasSuffix("got: see 新闻 now\ndb>") })
    terminal.send("s")
    #expect(terminal.waits { $0.text(styled: "2") == "ee 新闻 now" })
    terminal.send(.alt("f"))
    #expect(terminal.waits { $0.text(styled: "2") == " 新闻 now" && $0.cursorColumn == 7 })
    terminal.send(.alt("f"))
    #expect(terminal.waits { $0.text(styled: "2") == " now" })
    terminal.send(.enter)
    #expect(terminal.shows("got: see 新闻\ndb>"))
  }

  @Test func `a line that the program refused is no hint, but Up recalls it`() throws {
    let terminal = try Terminal.probe(arguments: ["--no-editrc", "--hints"])
    terminal.enter("re")
    terminal.send("refuse it \r")
    #expect(terminal.waits { $0.text.hasSuffix("got: refuse it\ndb>") })
    terminal.send("re.")
    #expect(terminal.waits { $0.cursorLine == "db> re." })
    terminal.send(.backspace)
    #expect(terminal.waits { $0.cursorLine == "db> re" && $0.text(styled: "2") == "" })
    terminal.send(.control("u"))
    terminal.send(.up)
    #expect(terminal.waits { $0.cursorLine == "db> refuse it" })
  }

  @Test func `a hint disappears when the cursor moves, and no key inserts a usage`() throws {
    let terminal = try Terminal.probe(arguments: ["--no-editrc", "--hints"])
    terminal.send("tap")
    #expect(terminal.waits { $0.text(styled: "2") == " NAME [row N]" })
    terminal.send(.right)
    terminal.send(" ")
    #expect(terminal.waits { $0.text(styled: "2") == "NAME [row N]" })
    terminal.send(.left)
    #expect(terminal.waits { $0.text(styled: "2") == "" })
    terminal.send(.right)
    #expect(terminal.waits { $0.text(styled: "2") == "NAME [row N]" })
    terminal.send(.enter)
    #expect(terminal.shows("db> tap\ngot: tap\ndb>"))
    terminal.send(.up)
    #expect(terminal.waits { $0.cursorLine.hasPrefix("db> tap") && $0.cursorColumn == 7 })
  }

  @Test func `words are coloured during typing, also on wrapped rows`() throws {
    let terminal = try Terminal.probe(columns: 10)
    terminal.send("ta")
    #expect(terminal.waits { $0.text(styled: "31") == "ta" })
    terminal.send("p")
    #expect(terminal.waits { $0.text(styled: "1") == "tap" && $0.text(styled: "31") == "" })
    terminal.send("ping on")
    #expect(terminal.waits { $0.text(styled: "31") == "tappin\ng" })
  }

  @Test func `the help key prints help above the line and keeps the line`() throws {
    for key in [Key.f1, .alt("h")] {
      let terminal = try Terminal.probe()
      terminal.send("tap Add")
      terminal.send(.left)
      terminal.send(key)
      #expect(terminal.shows("editing\ntap NAME [row N]\n  touch a view\ndb> tap Add"))
      #expect(terminal.waits { $0.cursorColumn == 10 })
      terminal.send("!\r")
      #expect(terminal.shows("got: tap Ad!d"))
    }
  }

  @Test func `Tab pages through a list higher than the screen, and typing continues the line`()
    throws
  {
    let terminal = try Terminal.probe(arguments: ["--no-editrc", "--many"])
    terminal.send("see ")
    terminal.send(.tab)
    terminal.send(.tab)
    terminal.send(.tab)
    #expect(terminal.shows("page 1 of 3; Tab: next page"), "\(terminal.screen.text)")
    #expect(terminal.waits { $0.cursorRow == 0 && $0.cursorColumn == 14 })
    #expect(terminal.screen.lines[1].hasPrefix("number001  number015"))
    for page in [2, 3, 1] {
      terminal.send(.tab)
      #expect(terminal.shows("page \(page) of 3; Tab: next page"))
    }
    terminal.send("042")
    #expect(terminal.waits { $0.text == "db> see number042" })
    terminal.send(.enter)
    #expect(terminal.shows("got: see number042"))
  }

  @Test func `Enter with a list on the screen enters the line without a candidate`() throws {
    let terminal = try Terminal.probe()
    terminal.send("see ta")
    terminal.send(.tab)
    #expect(terminal.shows("tail  the last events"))
    terminal.send(.enter)
    #expect(terminal.waits { $0.text == "editing\ndb> see ta\ngot: see ta\ndb>" })
  }

  @Test func `SIGTSTP gives the terminal to the shell, and fg restores the line`()
    throws
  {
    let terminal = try Terminal.shell()
    terminal.send("LineEditingProbe --no-editrc\n")
    #expect(terminal.waits { $0.cursorLine == "db>" })
    terminal.send("abc")
    #expect(terminal.waits { $0.cursorLine == "db> abc" })
    terminal.signalForeground(SIGTSTP)
    #expect(terminal.waits { $0.cursorLine == "$" && $0.text.contains("Stopped") })
    #expect(terminal.mode == .cooked)
    #expect(!terminal.screen.marksPastes)
    terminal.send("fg\n")
    #expect(terminal.waits { $0.cursorLine == "db> abc" && $0.marksPastes })
  }

  @Test func `after SIGSTOP, fg draws the line again`() throws {
    let terminal = try Terminal.shell()
    terminal.send("LineEditingProbe --no-editrc\n")
    #expect(terminal.waits { $0.cursorLine == "db>" })
    terminal.send("abc")
    #expect(terminal.waits { $0.cursorLine == "db> abc" })
    terminal.signalForeground(SIGSTOP)
    #expect(terminal.waits { $0.text.contains("Stopped") && $0.text.hasSuffix("$") })
    terminal.send("/usr/bin/stty sane; fg\n")
    #expect(terminal.waits { $0.cursorLine == "db> abc" && terminal.mode == .raw })
    terminal.send("!\r")
    #expect(terminal.shows("got: abc!"))
  }
}
