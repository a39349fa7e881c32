import LineEditing
import PseudoTerminal
import Testing

@Suite(.waits) struct LastWordTests {
  @Test(
    arguments: [
      ("tap Add", "Add"), ("tap 'To Do'", "'To Do'"), ("type \"it's\"  ", "\"it's\""),
      ("don't", "don't"),
      ("tap 'To Do", "'To Do"), ("  ", nil), ("", nil), ("one\ntwo", "two"),
    ] as [(String, String?)]
  )
  func `the last word of a line keeps its quotes`(line: String, word: String?) {
    #expect(line.lastWord == word)
  }

  @Test
  func `Alt-. inserts the last word of the line before; again, of older ones`() throws {
    let terminal = try Terminal.probe()
    for line in ["tap '新闻 1'", "turn", "see tap", "run tap"] { terminal.enter(line) }
    terminal.send("x y")
    terminal.send(.left)
    for word in ["tap", "turn", "'新闻 1'", "'新闻 1'"] {
      terminal.send(.alt("."))
      #expect(terminal.waits { $0.cursorLine == "db> x \(word)y" }, "\(terminal.screen.text)")
    }
    terminal.send(" ")
    terminal.send(.alt("."))
    terminal.send(.enter)
    #expect(terminal.shows("got: x '新闻 1' tapy"))
  }
}
