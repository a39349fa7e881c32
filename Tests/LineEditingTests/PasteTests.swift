import LineEditing
import PseudoTerminal
import Testing

@Suite(.waits, .serialized)
struct PasteTests {
  @Test func `a paste inserts its tabs and line breaks as text`() throws {
    let terminal = try Terminal.probe()
    terminal.send("see !")
    terminal.send(.left)
    terminal.send(.paste("ta\tb\r\nt\tc\r"))
    #expect(
      terminal.waits { $0.text == "editing\ndb> see ta      b\n  > t   c!" },
      "\(terminal.screen.text)"
    )
    #expect(terminal.waits { $0.cursorRow == 2 && $0.cursorColumn == 9 })
    terminal.send(.control("c"))
    #expect(terminal.shows("  > t   c!^C\ninterrupted\ndb>"))
  }

  @Test func `Enter returns the pasted lines one by one, and Up recalls each`() throws {
    let terminal = try Terminal.probe()
    terminal.send(.paste("one\n\ntwo\nthree\n"))
    #expect(terminal.waits { $0.cursorLine == "  > three" })
    terminal.send(.enter)
    #expect(
      terminal.waits {
        $0.text == """
          editing
          db> one
          got: one
          db> two
          got: two
          db> three
          got: three
          db>
          """
      },
      "\(terminal.screen.text)"
    )
    for line in ["three", "two", "one"] {
      terminal.send(.up)
      #expect(terminal.waits { $0.cursorLine == "db> " + line })
    }
  }

  @Test func `Alt-Enter inserts a line break, and Up and Down move between the lines`() throws {
    let terminal = try Terminal.probe()
    terminal.enter("old")
    terminal.send("one")
    terminal.send(.alt("\r"))
    terminal.send("two")
    #expect(terminal.waits { $0.text.hasSuffix("db> one\n  > two") })
    terminal.send(.up)
    terminal.send("!")
    #expect(terminal.waits { $0.text.hasSuffix("db> one!\n  > two") })
    terminal.send(.down)
    terminal.send("?")
    #expect(terminal.waits { $0.text.hasSuffix("db> one!\n  > two?") })
    terminal.send(.up)
    terminal.send(.up)
    #expect(terminal.waits { $0.cursorLine == "db> old" })
    terminal.send(.down)
    terminal.send(.enter)
    #expect(terminal.shows("db> one!\ngot: one!\ndb> two?\ngot: two?\ndb>"))
  }

  @Test func `a program can drop the pending lines of a paste`() throws {
    let terminal = try Terminal.probe()
    terminal.send(.paste("one\nforget\nthree"))
    terminal.send(.enter)
    #expect(
      terminal.waits { $0.text == "editing\ndb> one\ngot: one\ndb> forget\ngot: forget\ndb>" }
    )
  }

  @Test func `the terminal marks pastes only while the reader reads a line`() throws {
    let terminal = try Terminal.probe()
    #expect(terminal.screen.marksPastes)
    terminal.send("hang\r")
    #expect(terminal.waits { !$0.marksPastes })
    terminal.send(.control("c"))
    #expect(terminal.waitsForEnd() == .signal(2))
  }

  @Test func `a signal during reading turns the marks of pastes off`() throws {
    let terminal = try Terminal.probe()
    terminal.signal(15)
    #expect(terminal.waitsForEnd() == .signal(15))
    #expect(!terminal.screen.marksPastes)
  }

  @Test func `keys typed after a paste are left for the shell`() throws {
    let terminal = try Terminal.shell()
    terminal.send("LineEditingProbe --no-editrc\n")
    #expect(terminal.waits { $0.cursorLine == "db>" })
    terminal.send(.paste("one"))
    terminal.send("\u{15}\u{4}echo ah''ead\n")
    #expect(terminal.shows("ahead\n$"))
  }

  @Test func `a paste of 100,000 Chinese characters is returned whole`() throws {
    let terminal = try Terminal.probe()
    terminal.send(.paste(String(repeating: "打开新闻 tap", count: 12_500)))
    terminal.send(.enter)
    #expect(terminal.waits(.seconds(60)) { $0.text.contains("got: 100000 characters") })
  }
}
