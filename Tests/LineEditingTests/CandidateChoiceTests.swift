import LineEditing
import PseudoTerminal
import Testing

@Suite(.waits, .serialized)
struct CandidateChoiceTests {
  @Test(arguments: ["bind -e\n", "bind -v\n"])
  func `the arrows put the candidates of a list into the line`(editrc: String) throws {
    let file = try TemporaryFile(Array(editrc.utf8))
    let terminal = try Terminal.probe(arguments: [], environment: ["EDITRC": file.path])
    terminal.enter("old")
    terminal.send("see ta here")
    for _ in 0..<5 { terminal.send(.left) }
    terminal.send(.tab)
    #expect(terminal.shows("tail  the last events"))
    #expect(terminal.screen.text(styled: "7") == "")
    for (key, word) in [
      (Key.down, "tap"), (.down, "tail"), (.down, "tap"), (.up, "tail"), (.tab, "tap"),
    ] {
      terminal.send(key)
      #expect(
        terminal.waits {
          $0.text.contains("db> see \(word)  here\n") && $0.text(styled: "7").hasPrefix(word)
        },
        "\(terminal.screen.text)"
      )
    }
    terminal.send("x")
    #expect(terminal.waits { $0.text.hasSuffix("db> see tap x here") }, "\(terminal.screen.text)")
    terminal.send(.up)
    #expect(terminal.waits { $0.cursorLine == "db> old" })
  }

  @Test func `Enter runs the line with the chosen candidate`() throws {
    let terminal = try Terminal.probe()
    terminal.send("ta")
    terminal.send(.tab)
    terminal.send(.up)
    terminal.send(.enter)
    #expect(
      terminal.waits { $0.text == "editing\ndb> tail\ngot: tail\ndb>" },
      "\(terminal.screen.text)"
    )
  }

  @Test func `Enter only accepts the chosen candidate if its command lacks an argument`() throws {
    let terminal = try Terminal.probe()
    terminal.send("ta")
    terminal.send(.tab)
    terminal.send(.down)
    #expect(terminal.shows("db> tap\ntap"))
    terminal.send(.enter)
    #expect(terminal.waits { $0.text == "editing\ndb> tap" }, "\(terminal.screen.text)")
    terminal.send("Add")
    terminal.send(.enter)
    #expect(terminal.waits { $0.text.hasSuffix("got: tap Add\ndb>") })
  }

  @Test func `typing and Backspace narrow the list, and another word closes it`() throws {
    let terminal = try Terminal.probe()
    terminal.send(.tab)
    #expect(terminal.waits { $0.text.contains("新闻列表") && $0.text.contains("tail") })
    terminal.send("t")
    #expect(terminal.waits { !$0.text.contains("新闻列表") && $0.text.contains("tail") })
    terminal.send("ai")
    #expect(terminal.waits { $0.text == "editing\ndb> tai\ntail  the last events" })
    terminal.send(.backspace)
    #expect(terminal.waits { $0.text.contains("db> ta\n") && $0.text.contains("touch a view") })
    terminal.send(.down)
    #expect(terminal.waits { $0.text.contains("db> tap\n") })
    terminal.send("x")
    #expect(terminal.waits { $0.text == "editing\ndb> tap x" }, "\(terminal.screen.text)")
  }

  @Test func `the page with the chosen candidate is shown`() throws {
    let terminal = try Terminal.probe(arguments: ["--no-editrc", "--many"])
    terminal.send(.tab)
    terminal.send(.tab)
    // Half of the 16 rows first.
    #expect(terminal.shows("page 1 of 6; Tab: more rows"), "\(terminal.screen.text)")
    #expect(terminal.screen.lines[0] == "editing")
    terminal.send(.tab)
    #expect(terminal.shows("page 1 of 3; Tab: next page"))
    terminal.send(.tab)
    #expect(terminal.shows("page 2 of 3"))
    terminal.send(.down)
    #expect(
      terminal.waits { $0.lines[0] == "db> number099" && $0.text(styled: "7") == "number099" }
    )
    terminal.send("\u{1B}[6~")
    #expect(terminal.waits { $0.text(styled: "7") == "number197" })
    #expect(terminal.shows("page 3 of 3"))
    terminal.send("\u{1B}[Z")
    #expect(terminal.waits { $0.text(styled: "7") == "number196" })
    terminal.send(.down)
    terminal.send(.down)
    #expect(terminal.waits { $0.text(styled: "7") == "number198" }, "\(terminal.screen.text)")
  }

  @Test func `Shift-Tab, PgUp and PgDn turn the pages`() throws {
    let terminal = try Terminal.probe(arguments: ["--no-editrc", "--many"])
    terminal.send(.tab)
    for (key, page) in [
      ("\u{1B}[Z", "1 of 6"), ("\u{1B}[Z", "3 of 3"), ("\u{1B}[Z", "2 of 3"),
      ("\u{1B}[5~", "1 of 3"),
      ("\u{1B}[6~", "2 of 3"), ("\t", "3 of 3"),
    ] {
      terminal.send(key)
      #expect(terminal.shows("page \(page); "), "\(terminal.screen.text)")
    }
    terminal.send(.up)
    #expect(terminal.waits { $0.text(styled: "7") == "number250" }, "\(terminal.screen.text)")
  }

  @Test func `Escape and undo close the list`() throws {
    let terminal = try Terminal.probe()
    terminal.send("ta")
    terminal.send(.tab)
    terminal.send(.down)
    #expect(terminal.shows("db> tap\n"))
    terminal.send("\u{1F}")
    #expect(terminal.waits { $0.text == "editing\ndb> ta" }, "\(terminal.screen.text)")
  }
}
