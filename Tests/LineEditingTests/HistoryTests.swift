import LabPlatform
import LineEditing
import MVC
import PseudoTerminal
import Testing

@Suite struct HistoryTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/state/lab/history" }

  @Test func `the history file is created with the first line, one entry a line after a heading`() {
    var history = History(path: path)
    #expect(folder.contents == [])
    history.add("tap Add")
    history.add("outside add '新闻 1'")
    #expect(text == "# line history 1\ntap Add\noutside add '新闻 1'\n")
    #expect(mode(of: path) == 0o600)
    #expect(mode(of: folder.path + "/state/lab") == 0o700)
    #expect(history.takeError() == nil)
  }

  @Test func `the history file preserves line breaks and backslashes`() {
    var history = History(path: path)
    for entry in ["a\nb", "c\\nd", "\\", "e\r"] { history.add(entry) }
    #expect(text == "# line history 1\na\\nb\nc\\\\nd\n\\\\\ne\\r\n")
    #expect(History(path: path).entries == ["a\nb", "c\\nd", "\\", "e\r"])
  }

  @Test func `the history keeps only the newest of equal lines`() {
    var history = History(path: path)
    for entry in ["one", "two", "one", "one"] { history.add(entry) }
    #expect(history.entries == ["two", "one"])
    #expect(History(path: path).entries == ["two", "one"])
    #expect(text == "# line history 1\none\ntwo\none\n")
  }

  @Test func `no session appends a line that equals the last one of the history file`() {
    for _ in 1...3 {
      var history = History(path: path)
      for entry in ["quit", "quit"] { history.add(entry) }
    }
    var history = History(path: path)
    for entry in ["it", "quit it", "it"] { history.add(entry) }
    #expect(text == "# line history 1\nquit\nit\nquit it\nit\n")
  }

  @Test func `the history drops empty lines, private lines and trailing spaces`() {
    var history = History(path: path)
    for entry in ["", "   ", " secret", "\tsecret", "tap Add  "] { history.add(entry) }
    #expect(history.entries == ["tap Add"])
    #expect(text == "# line history 1\ntap Add\n")
  }

  @Test
  func `a session recalls its own lines and older ones; a search finds those of all sessions`() {
    var first = History(path: path)
    first.add("old")
    var second = History(path: path)
    second.add("mine")
    first.add("theirs")
    #expect(second.entries == ["old", "mine"])
    #expect(second.entriesOfAllSessions() == ["old", "mine", "theirs"])
    #expect(History(path: path).entries == ["old", "mine", "theirs"])
  }

  @Test func `a large history file is compacted to the newest lines of all sessions`() {
    var first = History(path: path, limit: 10)
    var second = History(path: path, limit: 10)
    for number in 1...7 {
      first.add("a\(number)")
      second.add("b\(number)")
    }
    first.add("a8")
    for number in 9...15 { first.add("a\(number)") }
    let kept = ["b6", "a7", "b7"] + (8...15).map { "a\($0)" }
    #expect(text == "# line history 1\n" + kept.map { $0 + "\n" }.joined())
    #expect(mode(of: path) == 0o600)
    #expect(folder.contents(of: "state/lab") == ["history"])
    second.add("b8")
    #expect(History(path: path, limit: 10).entries == kept.dropFirst(2) + ["b8"])
  }

  @Test func `compaction keeps a link to the history file`() throws {
    var history = History(path: folder.path + "/real", limit: 2)
    history.add("one")
    try #require(symlink("real", folder.path + "/link") == 0)
    var linked = History(path: folder.path + "/link", limit: 2)
    for number in 2...6 { linked.add("\(number)") }
    #expect(folder.contents == ["link", "real"])
    #expect(History(path: folder.path + "/real", limit: 2).entries == ["5", "6"])
  }

  @Test(arguments: [
    ("tap Add\n", "not written by this program"),
    ("# line history 2\n", "not written by this program"),
    ("# line his", "not written by this program"),
  ]) func `a foreign history file is reported once and not changed`(
    content: String,
    reason: String
  ) throws {
    try folder.write(content, to: "history")
    let path = folder.path + "/history"
    var history = History(path: path)
    history.add("new")
    #expect(
      history.takeError()?.description
        == """
        cannot use history file '\(path)' (\(reason)); history will not be saved; \
        move the file away, and the next session begins a new one
        """
    )
    #expect(history.takeError() == nil)
    #expect(history.entries.last == "new")
    #expect(history.entriesOfAllSessions().last == "new")
    #expect(try folder.read("history") == content)
  }

  @Test func `a cut last line of a history file is ended, and nothing is lost`() throws {
    try folder.write("# line history 1\nhelp one\nhelp tw", to: "history")
    var history = History(path: folder.path + "/history")
    #expect(history.takeError() == nil)
    #expect(history.entries == ["help one", "help tw"])
    history.add("new")
    #expect(try folder.read("history") == "# line history 1\nhelp one\nhelp tw\nnew\n")
  }

  @Test(arguments: [
    ("help\u{0}one\n", 1), ("\u{0}\u{0}\u{0}", 1), ("\u{0}\n\u{0}\n", 2),
  ]) func `a damaged line costs one line of the history, and is removed with the next line`(
    damage: String,
    count: Int
  ) throws {
    try folder.write("# line history 1\nold\n\(damage)", to: "history")
    let path = folder.path + "/history"
    var history = History(path: path)
    #expect(history.entries == ["old"])
    #expect(
      history.takeError()?.description
        == "left out \(count) damaged line\(count == 1 ? "" : "s") of history file '\(path)'"
    )
    history.add("new")
    #expect(history.takeError() == nil)
    #expect(try folder.read("history") == "# line history 1\nold\nnew\n")
  }

  @Test(arguments: [[0xFF], [0xF0, 0x9F, 0x98]] as [[UInt8]])
  func `a line with invalid UTF-8 costs one line of the history`(damage: [UInt8]) throws {
    let bytes = Array("# line history 1\none\nta".utf8) + damage + Array("p\ntwo\n".utf8)
    try folder.write(bytes, to: "history")
    var history = History(path: folder.path + "/history")
    #expect(history.entries == ["one", "two"])
    history.add("new")
    #expect(try folder.read("history") == "# line history 1\none\ntwo\nnew\n")
  }

  @Test func `two sessions save their lines in a history file that was damaged`() throws {
    try folder.write("# line history 1\nold\n\u{0}\nhelp tw", to: "history")
    let path = folder.path + "/history"
    var (first, second) = (History(path: path), History(path: path))
    first.add("one")
    second.add("two")
    first.add("three")
    #expect(try folder.read("history") == "# line history 1\nold\nhelp tw\none\ntwo\nthree\n")
    #expect(second.entriesOfAllSessions() == ["old", "help tw", "one", "two", "three"])
  }

  @Test func `an empty file is used as a history file`() throws {
    try folder.write("", to: "history")
    var history = History(path: folder.path + "/history")
    history.add("one")
    #expect(history.takeError() == nil)
    #expect(try folder.read("history") == "# line history 1\none\n")
  }

  @Test func `a read-only history file is read, reported and not changed`() throws {
    try folder.write("# line history 1\nold\n", to: "history")
    let path = folder.path + "/history"
    chmod(path, 0o400)
    var history = History(path: path)
    history.add("new")
    #expect(history.entries == ["old", "new"])
    #expect(
      history.takeError()?.description
        == "cannot use history file '\(path)' (not writable); history will not be saved"
    )
    #expect(try folder.read("history") == "# line history 1\nold\n")
  }

  @Test func `a history file that another program has replaced is not changed`() throws {
    var history = History(path: folder.path + "/history")
    history.add("one")
    try folder.write("something else", to: "history")
    history.add("two")
    #expect(history.takeError()?.description.contains("not written by this program") == true)
    #expect(try folder.read("history") == "something else")
    #expect(history.entriesOfAllSessions() == ["one", "two"])
  }

  @Test(arguments: ["/dev/null", "/"]) func `a folder or device is not used as a history file`(
    path: String
  ) {
    var history = History(path: path)
    history.add("one")
    #expect(history.takeError()?.description.contains("not a regular file") == true)
    #expect(history.entries == ["one"])
  }

  @Test func `opening a pipe as a history file does not block`() {
    let path = folder.path + "/pipe"
    mkfifo(path, 0o600)
    var history = History(path: path)
    #expect(history.takeError()?.description.contains("not a regular file") == true)
  }

  @Test func `a history without a path uses no file`() {
    for path in [nil, ""] {
      var history = History(path: path)
      history.add("one")
      #expect(history.entries == ["one"])
      #expect(history.takeError() == nil)
    }
  }

  @Test func `a very long line is not saved in the history file`() {
    var history = History(path: path)
    history.add(String(repeating: "x", count: 100_000))
    history.add("one")
    #expect(text == "# line history 1\none\n")
    #expect(history.entriesOfAllSessions().count == 2)
  }

  /// The file has each writer's lines in order.
  @Test func `concurrent sessions lose no line, even during compaction`() async {
    let path = path
    let lost = await withTaskGroup(of: [String].self) { group in
      for writer in 0..<4 {
        group.addTask {
          var history = History(path: path, limit: 120)
          var previous: String?
          return (0..<300).map { "\(writer) \($0 % 30)" }.filter { line in
            history.add(line)
            defer { previous = line }
            let entries = History(path: path, limit: 120).entries
            guard let place = entries.lastIndex(of: line) else { return true }
            return previous.flatMap { entries.lastIndex(of: $0) }.map { $0 > place } ?? false
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(lost == [])
    #expect(Set(History(path: path, limit: 120).entries).count == 120)
    #expect(folder.contents(of: "state/lab") == ["history"])
  }

  @Test func `a history file with random bytes loses no other line, and saves new ones`() throws {
    let whole = Array("# line history 1\ntap Add\n新闻\\n😀\n".utf8)
    for seed in 1...300 as ClosedRange<UInt64> {
      let chance = RandomSource(seed: seed)
      var bytes = Array(whole.prefix(chance.next(below: whole.count + 1)))
      if chance.next(below: 2) == 0, !bytes.isEmpty {
        bytes[chance.next(below: bytes.count)] = UInt8(chance.next(below: 256))
      }
      try folder.write(bytes, to: "history")
      var history = History(path: folder.path + "/history")
      let known = history.entries
      history.add("new")
      #expect(history.entries == known.filter { $0 != "new" } + ["new"], "seed \(seed)")
      let isOurs = bytes.isEmpty || bytes.starts(with: whole.prefix(17))
      #expect(try isOurs || folder.bytes("history") == bytes, "seed \(seed)")
      let kept = History(path: folder.path + "/history").entries
      #expect(kept == (isOurs ? history.entries : []), "seed \(seed)")
    }
  }

  @Test func `the history file preserves every text`() throws {
    for seed in 1...200 as ClosedRange<UInt64> {
      let chance = RandomSource(seed: seed)
      let parts = ["\\", "n", "\n", "\r", "新", "😀", " ", "x", "\u{1B}", "\t", "e\u{301}"]
      let entry = (0..<1 + chance.next(below: 9)).map { _ in parts[chance.next(below: parts.count)]
      }
      var history = History(path: path)
      history.add("x" + entry.joined() + "x")
      #expect(History(path: path).entries.last == "x" + entry.joined() + "x", "seed \(seed)")
    }
  }

  private var text: String { (try? folder.read("state/lab/history")) ?? "" }

  private func mode(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }
}
