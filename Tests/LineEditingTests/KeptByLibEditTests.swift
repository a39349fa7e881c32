import LabPlatform
import PseudoTerminal
import Testing

/// What libedit keeps for itself, and what it waits for, reaches no line.
@Suite(.waits, .serialized)
struct KeptByLibEditTests {
  @Test(arguments: [
    (["outside add Milk"], "tap\u{1B}.", "tap"),
    (["tap Add", "outside add Milk"], "ab\u{1B}.", "ab"),
    (["tap Add"], "outside add \u{1B}[A\u{1B}[BBread\u{1B}.", "outside add Bread"),
    (["tap Add"], "abc\u{1B}x.", "ab"), ([], "a b\u{1B}bcwx\u{1B}3.", "x b"),
    ([], "ab\u{1B}@a", "ab"),
  ]) func `no key of vi types what was typed before`(
    earlier: [String],
    keys: String,
    line: String
  ) throws {
    let probe = try RecordedProbe(isVi: true)
    for text in earlier { try probe.enter(text) }
    probe.terminal.send(keys)
    let lines = try probe.enteredLines()
    #expect(lines == earlier + [line])
  }

  @Test func `the command that repeats a change does nothing on another key either`() throws {
    let probe = try RecordedProbe(editrc: "bind -v\nbind -a , vi-redo\nbind ^T vi-redo\n")
    try probe.enter("tap Add")
    probe.terminal.send("ab\u{14}\u{1B},")
    #expect(try probe.enteredLines() == ["tap Add", "ab"])
  }

  /// Completion, undo and a search replace a text, which vi does not delete.
  @Test(arguments: [
    ("新\t\u{1B}p", "新闻列表 "), ("a b\u{1B}up", "a "), ("xy\u{12}old\u{1B}\u{1B}P", "old"),
    ("ab cd\u{1B}D0P", "dab c"),
  ]) func `vi inserts only what its user has deleted`(keys: String, line: String) throws {
    let probe = try RecordedProbe(isVi: true)
    try probe.enter("old")
    probe.terminal.send(keys)
    let lines = try probe.enteredLines()
    #expect(lines.last == line)
  }

  /// A macro is typed before libedit reads what our commands put in front of the keys.
  @Test(arguments: [
    ("bind -s ^T \\\\020x", "new\u{14}", "old"),
    ("bind -s ^T \\\\020\\\\020x", "new\u{14}", "older"),
    ("bind -v\nbind -a -s ^T kx", "new\u{1B}\u{14}", "old"),
    ("bind -s ^T \\\\020\\\\r", "\u{14}new", "new"),
  ]) func `a macro that recalls a line leaves no mark in it`(
    editrc: String,
    keys: String,
    line: String
  ) throws {
    let probe = try RecordedProbe(editrc: editrc + "\n")
    for text in ["older", "old"] { try probe.enter(text) }
    probe.terminal.send(keys)
    let lines = try probe.enteredLines()
    #expect(lines.last == line)
  }

  @Test(arguments: ["bind -e", "bind -v"])
  func `the mark that counts is no text, typed or pasted`(editrc: String) throws {
    let probe = try RecordedProbe(editrc: editrc + "\n")
    try probe.enter("old")
    probe.terminal.send("a\u{10FFFD}b")
    probe.terminal.send(.paste("c\u{10FFFD}\u{80}d"))
    #expect(try probe.enteredLines().last == "a\u{FFFD}bc\u{FFFD}\u{FFFD}d")
  }

  /// Ctrl-V, Ctrl-X, Escape, and f and r of vi wait for a key.
  @Test(arguments: [
    ("bind -e", "\u{16}", "one"), ("bind -e", "\u{18}", "one"), ("bind -e", "\u{1B}", "one"),
    ("bind -v", "\u{16}", "one"), ("bind -v", "ab\u{1B}0f", "oneab"),
    ("bind -v", "ab\u{1B}0d", "oneab"),
  ]) func `a paste ends what libedit waits for`(editrc: String, keys: String, line: String) throws {
    let probe = try RecordedProbe(editrc: editrc + "\n")
    probe.terminal.send(keys)
    probe.terminal.send(.paste("one"))
    #expect(try probe.enteredLines() == [line])
  }

  @Test(arguments: [
    ("bind -e", "a\u{16}\tb", "a\tb"), ("bind -v", "a\u{16}\u{1B}b", "a\u{1B}b"),
    ("bind -v", "a\u{16}\u{1B}[Ab", "ab"),
    ("bind -v\nbind ^T ed-quoted-insert", "\u{14}\u{1}", "\u{1}"),
  ]) func `Ctrl-V inserts a key as text, and no code of ours`(
    editrc: String,
    keys: String,
    line: String
  ) throws {
    let probe = try RecordedProbe(editrc: editrc + "\n")
    try probe.enter("old")
    probe.terminal.send(keys)
    let lines = try probe.enteredLines()
    #expect(lines.last == line)
  }

  @Test(arguments: ["/old", "?old", "/ol\u{12}"])
  func `Return after a search of vi fetches the line, and Return again enters it`(
    keys: String
  ) throws {
    let probe = try RecordedProbe(isVi: true)
    try probe.enter("old")
    probe.terminal.send("new\u{1B}\(keys)")
    #expect(probe.terminal.shows("search: "))
    probe.terminal.send(.enter)
    #expect(probe.terminal.waits { $0.cursorLine == "2 db> old" }, "\(probe.terminal.screen.text)")
    probe.terminal.send("A!")
    #expect(try probe.enteredLines() == ["old", "old!"])
  }

  /// As on a slow line.
  @Test(arguments: ["bind -e", "bind -v"])
  func `the bytes of a key may be apart`(editrc: String) throws {
    let probe = try RecordedProbe(editrc: editrc + "\n")
    for byte in "\u{1B}[200~a\u{1B}[201~b\u{1B}[D!\u{1B}]11;rgb\u{7}".utf8 {
      probe.terminal.send(Key(bytes: [byte]))
      usleep(120_000)
    }
    #expect(try probe.enteredLines() == ["a!b"])
  }
}
