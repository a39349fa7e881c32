import LineEditing
import PseudoTerminal
import Testing

@Suite(.serialized, .needsLibEdit)
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

  @Test func `the page with the chosen candidate is shown`() throws {
    let terminal = try Terminal.probe(arguments: ["--no-editrc", "--many"])
    terminal.send(.tab)
    terminal.send(.tab)
    #expect(terminal.shows("page 1 of 3"))
    terminal.send(.up)
    #expect(terminal.shows("page 3 of 3"))
    #expect(
      terminal.waits {
        $0.text.hasPrefix("editing\ndb> number250") || $0.lines[0] == "db> number250"
      }
    )
    terminal.send(.down)
    #expect(terminal.shows("page 1 of 3"))
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
