import LineEditing
import PseudoTerminal
import Testing

@Suite(.waits) struct KillRingTests {
  @Test func `texts that are killed one after the other are one text`() {
    var ring = KillRing()
    ring.add("b")
    ring.add("a ", joiningAt: .left)
    ring.add(" c", joiningAt: .right)
    #expect(ring.newest() == "a b c")
    #expect(ring.older() == "a b c")
  }

  @Test func `the newest text follows the oldest`() {
    var ring = KillRing()
    #expect(ring.newest() == nil)
    #expect(ring.older() == nil)
    for text in ["one", "two", "three"] { ring.add(text) }
    #expect(ring.newest() == "three")
    #expect((0..<4).map { _ in ring.older() } == ["two", "one", "three", "two"])
    #expect(ring.newest() == "three")
  }
}

@Suite(.waits, .serialized)
struct KillTests {
  @Test func `Ctrl-U kills the text to the left, and Ctrl-Y inserts it elsewhere`() throws {
    let terminal = try Terminal.probe()
    terminal.send("新闻 Add")
    for _ in 0..<3 { terminal.send(.left) }
    terminal.send(.control("u"))
    #expect(terminal.waits { $0.cursorLine == "db> Add" && $0.cursorColumn == 4 })
    terminal.send(.end)
    terminal.send(.control("y"))
    terminal.send("!\r")
    #expect(terminal.shows("got: Add新闻 !"))
  }

  @Test func `Ctrl-Y inserts all words that were killed in a row, on the next line too`() throws {
    let terminal = try Terminal.probe()
    terminal.send("tap Add now")
    terminal.send(.control("w"))
    terminal.send(.control("w"))
    #expect(terminal.waits { $0.cursorLine == "db> tap" })
    terminal.send(.control("y"))
    terminal.send(.enter)
    #expect(terminal.shows("got: tap Add now"))
    terminal.send(.control("y"))
    #expect(terminal.waits { $0.cursorLine == "db> Add now" })
    terminal.send(.home)
    terminal.send(.alt("d"))
    terminal.send(.control("k"))
    terminal.send(.control("y"))
    terminal.send(.control("y"))
    #expect(terminal.waits { $0.cursorLine == "db> Add nowAdd now" })
  }

  @Test func `Alt-Y replaces the inserted text by older ones, and only right after it`() throws {
    let terminal = try Terminal.probe()
    for word in ["one", "two", "three"] {
      terminal.send(word)
      terminal.send(.control("u"))
      #expect(terminal.waits { $0.cursorLine == "db>" })
      terminal.send(.right)
    }
    terminal.send(".")
    terminal.send(.left)
    terminal.send(.control("y"))
    #expect(terminal.waits { $0.cursorLine == "db> three." })
    for word in ["two", "one", "three", "two"] {
      terminal.send(.alt("y"))
      #expect(terminal.waits { $0.cursorLine == "db> \(word)." })
    }
    terminal.send("x")
    terminal.send(.alt("y"))
    terminal.send("y\r")
    #expect(terminal.shows("got: twoxy."))
  }
}
