import LabPlatform
import LineEditing
import PseudoTerminal
import Testing

@Suite(.waits, .serialized)
struct SharedHistoryTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/history" }

  @Test func `two killed sessions have saved all their lines`() throws {
    let sessions = try [session(), session()]
    for number in 1...150 {
      for (name, terminal) in zip(["a", "b"], sessions) {
        terminal.send("\(name) \(number)\r")
        #expect(terminal.waits { $0.text.hasSuffix("got: \(name) \(number)\ndb>") })
      }
    }
    for terminal in sessions { terminal.signal(SIGKILL) }
    for terminal in sessions { #expect(terminal.waitsForEnd() == .signal(SIGKILL)) }
    let lines = try folder.read("history").split(separator: "\n")
    #expect(lines.count == 301)
    let expected = (1...150).flatMap { ["a \($0)", "b \($0)"] }
    #expect(lines.dropFirst().map(String.init).sorted() == expected.sorted())
  }

  @Test
  func `Up recalls lines of this session, then older ones; Ctrl-R also finds those of others`()
    throws
  {
    let first = try session()
    first.enter("old")
    let second = try session()
    second.enter("mine")
    first.enter("theirs")
    second.send(.up)
    #expect(second.waits { $0.cursorLine == "db> mine" })
    second.send(.up)
    #expect(second.waits { $0.cursorLine == "db> old" })
    second.send(.up)
    #expect(second.waits { $0.cursorLine == "db> old" })
    second.send(.control("r"))
    second.send("the")
    #expect(second.waits { $0.text.hasSuffix("db> theirs\nsearch: the  1 of 1") })
    second.send(.enter)
    #expect(second.shows("db> theirs\ngot: theirs\ndb>"))
  }

  @Test func `a refused line is recalled in its session, and not saved`() throws {
    let terminal = try session()
    for line in ["one", "refuse it", "two", "two"] { terminal.enter(line) }
    for line in ["two", "refuse it", "one"] {
      terminal.send(.up)
      #expect(terminal.waits { $0.cursorLine == "db> \(line)" })
    }
    try #expect(folder.read("history") == "# line history 1\none\ntwo\n")
    terminal.send(.control("c"))
    terminal.send("hang\r")
    #expect(terminal.waits { _ in terminal.mode == .cooked })
    terminal.signal(SIGKILL)
    #expect(terminal.waitsForEnd() == .signal(SIGKILL))
    try #expect(folder.read("history") == "# line history 1\none\ntwo\n")
  }

  @Test func `an unusable history file is reported once, above the prompt`() throws {
    try folder.write("important\n", to: "history")
    let terminal = try session(columns: 300)
    let error = """
      cannot use history file '\(path)' (not written by this program); history will not be saved; \
      move the file away, and the next session begins a new one
      """
    #expect(
      terminal.waits {
        $0.text
          == "editing\n\(error)\ndb>"
      },
      "\(terminal.screen.text)"
    )
    terminal.enter("one")
    terminal.send(.up)
    #expect(terminal.waits { $0.cursorLine == "db> one" })
    try #expect(folder.read("history") == "important\n")
  }

  @Test func `Ctrl-R searches older lines, Ctrl-S newer ones, Ctrl-G restores and Left accepts`()
    throws
  {
    let terminal = try session()
    for line in ["tap Add", "打开新闻", "tap Remove", "上文國"] { terminal.enter(line) }
    terminal.send("abc")
    terminal.send(.control("r"))
    #expect(terminal.shows("db> abc\nsearch:   4 lines"))
    terminal.send("AP")
    #expect(terminal.shows("search: AP  no match"))
    terminal.send(.backspace)
    terminal.send(.backspace)
    terminal.send("ap")
    #expect(terminal.shows("db> tap Remove\nsearch: ap  1 of 2"))
    #expect(terminal.screen.text(styled: "4") == "ap")
    terminal.send(.control("r"))
    #expect(terminal.shows("db> tap Add\nsearch: ap  2 of 2"))
    terminal.send(.control("s"))
    #expect(terminal.shows("db> tap Remove\nsearch: ap  1 of 2"))
    terminal.send(.control("g"))
    #expect(terminal.waits { $0.text.hasSuffix("got: 上文國\ndb> abc") && $0.cursorColumn == 7 })
    terminal.send(.control("r"))
    terminal.send("國")
    #expect(terminal.shows("db> 上文國\nsearch: 國  1 of 1"))
    terminal.send(.left)
    #expect(terminal.waits { $0.text.hasSuffix("db> 上文國") && $0.cursorColumn == 8 })
    terminal.send("!\r")
    #expect(terminal.shows("got: 上文!國"))
  }

  @Test func `Ctrl-C ends a history search, and Ctrl-R twice repeats the last pattern`() throws {
    let terminal = try session()
    for line in ["tap Add", "show"] { terminal.enter(line) }
    terminal.send(.control("r"))
    terminal.send("tap")
    terminal.send(.escape)
    #expect(terminal.waits { $0.text.hasSuffix("db> tap Add") })
    terminal.send(.control("r"))
    terminal.send(.control("c"))
    #expect(terminal.shows("db> tap Add^C\ninterrupted\ndb>"))
    terminal.send(.control("r"))
    terminal.send(.control("r"))
    #expect(terminal.shows("search: tap  1 of 1"))
  }

  @Test func `slash in vi's command mode searches the history`() throws {
    let file = try TemporaryFile(Array("bind -v\n".utf8))
    let terminal = try Terminal.probe(arguments: [], environment: ["EDITRC": file.path])
    terminal.enter("打开新闻")
    terminal.send(.escape)
    terminal.send("/")
    #expect(terminal.shows("search:   1 lines"))
    terminal.send("新")
    terminal.send(.enter)
    #expect(terminal.shows("got: 打开新闻\ndb> 打开新闻"))
    terminal.send(.enter)
    #expect(terminal.shows("got: 打开新闻\ndb> 打开新闻\ngot: 打开新闻\ndb>"))
  }

  private func session(columns: Int = 80) throws -> Terminal {
    try Terminal.probe(arguments: ["--no-editrc", "--history", path], columns: columns)
  }
}
