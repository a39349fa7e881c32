import LabPlatform
import LineEditing
import PseudoTerminal
import Testing

@Suite(.waits, .serialized)
struct TextEditorTests {
  private let keys = Key.typed("\u{18}\u{5}")

  private func probe(_ editor: [String: String], arguments: [String] = ["--no-editrc"]) throws
    -> Terminal
  {
    try Terminal.probe(arguments: arguments, environment: editor)
  }

  @Test(arguments: [
    ["VISUAL": "sed -i s/Add/新闻/", "EDITOR": "false"], ["EDITOR": "sed -i s/Add/新闻/"],
    ["VISUAL": "", "EDITOR": "sed -i s/Add/新闻/", "TMPDIR": ""],
  ]) func `what the editor saves is the line, in place of the old one`(editor: [String: String])
    throws
  {
    let terminal = try probe(editor)
    terminal.send("tap Add now")
    terminal.send(keys)
    #expect(terminal.waits { $0.text == "editing\ndb> tap 新闻 now" }, "\(terminal.screen.text)")
    terminal.send(".\r")
    #expect(terminal.shows("got: tap 新闻 now.\ndb>"))
  }

  @Test func `several lines that the editor saves are a text of several lines`() throws {
    let terminal = try probe(["VISUAL": #"sh -c 'printf "one\r\ntwo\n\n" > "$0"'"#])
    terminal.send("old")
    terminal.send(keys)
    #expect(terminal.waits { $0.text.hasSuffix("db> one\n  > two") }, "\(terminal.screen.text)")
  }

  @Test(arguments: [
    "sh -c 'echo lost > \"$0\"; exit 1'", "nosuch-editor", "rm",
    "sh -c 'printf \"\\377\" > \"$0\"'",
    "sh -c 'kill -9 $$'", "stty raw -echo; false",
  ]) func `an editor that fails loses nothing`(editor: String) throws {
    let terminal = try probe(["VISUAL": editor])
    terminal.send("tap 新闻")
    terminal.send(.left)
    terminal.send(keys)
    terminal.send("!\r")
    #expect(terminal.shows("got: tap 新!闻\ndb>"), "\(terminal.screen.text)")
    terminal.send(.control("d"))
    #expect(terminal.waitsForEnd() == .exit(0))
    #expect(terminal.mode == .cooked)
  }

  @Test func `the editor has a cooked terminal and its own Ctrl-C`() throws {
    let terminal = try probe(["VISUAL": "sh -c 'stty -a; read line'"])
    terminal.send("one")
    terminal.send(keys)
    #expect(terminal.shows(" icanon"))
    #expect(terminal.mode == .cooked)
    #expect(!terminal.screen.marksPastes)
    terminal.send(.control("c"))
    #expect(terminal.waits { $0.cursorLine == "db> one" && $0.marksPastes })
  }

  @Test func `v in vi's command mode edits the line in the editor`() throws {
    let file = try TemporaryFile(Array("bind -v\n".utf8))
    let terminal = try probe(["EDITRC": file.path, "VISUAL": "sed -i s/a/b/"], arguments: [])
    terminal.send("aa")
    terminal.send(.escape)
    terminal.send("v")
    #expect(terminal.waits { $0.cursorLine == "db> ba" })
    terminal.send(.enter)
    #expect(terminal.shows("got: ba"))
  }
}
