import LineEditing
import PseudoTerminal
import Testing

@Suite(.waits) struct UndoListTests {
  /// Types the keys, each at the end of the text, and returns what each undo gives back.
  private func undone(typing keys: String) -> [String] {
    var undos = UndoList()
    var text = ""
    for key in keys.unicodeScalars {
      if undos.isStep([key]) { undos.note(EditedLine(text, cursor: text.unicodeScalars.count)) }
      text.unicodeScalars.append(key)
    }
    var texts: [String] = []
    while let line = undos.undo(text) {
      text = line.text
      texts.append(text)
    }
    return texts
  }

  @Test func `a word with the spaces behind it is one step`() {
    #expect(undone(typing: "tap  Add now") == ["tap  Add ", "tap  ", ""])
    #expect(undone(typing: "  新闻") == ["  ", ""])
    #expect(undone(typing: "") == [])
  }

  @Test func `a line that was only looked at is no step, but its cursor is kept`() {
    var undos = UndoList()
    undos.note(EditedLine("a", cursor: 1))
    undos.note(EditedLine("ab", cursor: 2))
    undos.note(EditedLine("ab", cursor: 0))
    #expect(undos.undo("abc") == EditedLine("ab", cursor: 0))
    #expect(undos.undo("ab") == EditedLine("a", cursor: 1))
    #expect(undos.undo("a") == nil)
  }
}

@Suite(.waits, .serialized)
struct UndoTests {
  @Test(arguments: ["\u{1F}", "\u{18}\u{15}"])
  func `undo takes back words, kills, pastes and recalled lines`(key: String) throws {
    let terminal = try Terminal.probe()
    terminal.enter("old")
    terminal.send("tap 新闻")
    terminal.send(.left)
    terminal.send(.control("u"))
    #expect(terminal.waits { $0.cursorLine == "db> 闻" })
    terminal.send(.paste("a b"))
    #expect(terminal.waits { $0.cursorLine == "db> a b闻" })
    terminal.send(.up)
    #expect(terminal.waits { $0.cursorLine == "db> old" })
    for (line, column) in [("a b闻", 7), ("闻", 4), ("tap 新闻", 10), ("tap", 8), ("", 4)] {
      terminal.send(key)
      let shown = line.isEmpty ? "db>" : "db> \(line)"
      #expect(
        terminal.waits { $0.cursorLine == shown && $0.cursorColumn == column },
        "\(terminal.screen.text)"
      )
    }
    terminal.send(key)
    terminal.send("new\r")
    #expect(terminal.shows("got: new"))
  }

  @Test func `in vi, u takes back each command, and what was typed word by word`() throws {
    let file = try TemporaryFile(Array("bind -v\n".utf8))
    let terminal = try Terminal.probe(arguments: [], environment: ["EDITRC": file.path])
    terminal.send("tap Add now")
    terminal.send(.escape)
    #expect(terminal.waits { $0.cursorColumn == 14 })
    terminal.send("xxhAing")
    terminal.send(.escape)
    #expect(terminal.waits { $0.cursorLine == "db> tap Add ning" && $0.cursorColumn == 15 })
    for (line, column) in [
      ("tap Add n", 12), ("tap Add no", 13), ("tap Add now", 14), ("tap Add", 11), ("tap", 7),
      ("", 4),
    ] {
      terminal.send("u")
      let shown = line.isEmpty ? "db>" : "db> \(line)"
      #expect(
        terminal.waits { $0.cursorLine == shown && $0.cursorColumn == column },
        "\(line) \(terminal.screen.cursorColumn)\n\(terminal.screen.text)"
      )
    }
    terminal.send("uinew\r")
    #expect(terminal.shows("got: new"))
  }

  @Test func `undo does not reach the line before`() throws {
    let terminal = try Terminal.probe()
    terminal.enter("one")
    terminal.send("\u{1F}.\r")
    #expect(terminal.shows("got: .\ndb>"))
  }
}
