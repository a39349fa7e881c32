import LineEditing
import PseudoTerminal
import Testing

/// Keys that recall older lines.
@Suite(.waits, .serialized)
struct RecallTests {
  @Test(arguments: [
    ("\u{1B}[A", "tap 三"), ("\u{1B}2\u{1B}[A", "show two"), ("\u{1B}9\u{1B}[A\u{E}", "show two"),
    ("tap\u{1B}p", "tap 三"), ("tap\u{1B}p\u{1B}p", "tap one"),
    ("tap\u{1B}p\u{1B}p\u{1B}n", "tap 三"),
    ("tap\u{1B}p\u{1B}n", "tap"), ("none\u{1B}p", "none"), ("new\u{1B}[A!\u{10}\u{E}", "tap 三!"),
  ]) func `keys of emacs recall a line`(keys: String, line: String) throws {
    let probe = try RecordedProbe()
    for earlier in ["tap one", "show two", "tap 三", "tap 三"] { try probe.enter(earlier) }
    probe.terminal.send(keys)
    #expect(try probe.enteredLines().last == line)
  }

  @Test(arguments: [
    ("\u{1B}k", "tap 三"), ("\u{1B}2k", "show two"), ("\u{1B}3kj", "show two"),
    ("\u{1B}9k", "tap one"), ("\u{1B}G", "tap one"), ("\u{1B}2G", "show two"),
    ("\u{1B}9G", ""), ("\u{1B}2k3+", ""),
    ("\u{1B}-\u{10}\u{E}", "tap 三"), ("tap.\u{1B}K", "tap 三"), ("tap.\u{1B}KKJ", "tap 三"),
    ("new\u{1B}yykp", "tnewap 三"), ("\u{1B}kp", "tap 三"),
    ("\u{1B}ku", ""), ("new\u{1B}kU", "new"),
  ]) func `keys of vi recall a line`(keys: String, line: String) throws {
    let probe = try RecordedProbe(isVi: true)
    for earlier in ["tap one", "show two", "tap 三"] { try probe.enter(earlier) }
    probe.terminal.send(keys)
    #expect(try probe.enteredLines().last == line)
  }

  @Test func `n and N in vi repeat the last search`() throws {
    let probe = try RecordedProbe(isVi: true)
    for earlier in ["tap one", "show two", "tap 三", "show 四"] { try probe.enter(earlier) }
    probe.terminal.send(.escape)
    probe.terminal.send("/tap")
    #expect(probe.terminal.shows("search: tap  1 of 2"))
    probe.terminal.send(.escape)
    #expect(probe.terminal.waits { $0.cursorLine.hasSuffix("db> tap 三") })
    probe.terminal.send("n")
    #expect(probe.terminal.waits { $0.cursorLine.hasSuffix("db> tap one") })
    probe.terminal.send("N")
    #expect(probe.terminal.waits { $0.cursorLine.hasSuffix("db> tap 三") })
  }

  @Test func `history commands of libedit in ~/.editrc keep a long text`() throws {
    let probe = try RecordedProbe(
      editrc: """
        bind ^T ed-prev-history
        bind ^G ed-next-history
        bind "\\e[A" ed-search-prev-history
        bind "\\eOB" ed-search-next-history
        settc li 3
        settc co 20
        """
    )
    for earlier in ["old", "tap one"] { try probe.enter(earlier) }
    let long = String(repeating: "新闻", count: 900)
    probe.terminal.send("tap\u{1B}[A\u{1}\(long)\u{5}\(long)\u{14}\u{7}\u{1B}OB.")
    #expect(try probe.enteredLines().last == "\(long)tap one\(long).")
  }
}
