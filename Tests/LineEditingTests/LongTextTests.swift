import LineEditing
import MVC
import PseudoTerminal
import Testing

/// Edits texts that are longer than a buffer of libedit, or taller than the terminal.
@Suite(.waits, .serialized)
struct LongTextTests {
  /// Keys after which the text is known.
  struct Story: CustomTestStringConvertible {
    var testDescription: String
    var rows = 24
    var isVi = false
    var earlier: [String] = []
    var keys: [Key]
    var lines: [String]
  }

  private static let letters = String(repeating: "y", count: 90)

  /// A pasted text of `count` lines, with letters typed at its end after a walk to its start.
  private static func paste(_ count: Int, rows: Int) -> Story {
    let lines = (1...count).map { "outside add \($0)" }
    return Story(
      testDescription: "\(count) lines pasted in \(rows) rows",
      rows: rows,
      keys: [.paste(lines.joined(separator: "\n"))] + Array(repeating: .up, count: count + 4)
        + [.end, .typed(letters)],
      lines: lines.dropLast() + [lines[count - 1] + letters]
    )
  }

  static let stories = [
    paste(18, rows: 18), paste(26, rows: 24), paste(12, rows: 10),
    Story(
      testDescription: "a yanked text",
      keys: [.typed(String(repeating: "x", count: 1_100)), .control("u")]
        + Array(repeating: .control("y"), count: 3) + [.control("a"), .control("e")]
        + [.typed(letters)],
      lines: [String(repeating: "x", count: 3_300) + letters]
    ),
    Story(
      testDescription: "a recalled line",
      rows: 12,
      earlier: [String(repeating: "x", count: 2_700)],
      keys: [.up, .control("a"), .control("e"), .typed(letters)],
      lines: [String(repeating: "x", count: 2_700) + letters]
    ),
    Story(
      testDescription: "a text in vi",
      isVi: true,
      earlier: ["old"],
      keys: [.typed(String(repeating: "x", count: 3_000)), .escape, .typed("kj$a" + letters)],
      lines: [String(repeating: "x", count: 3_000) + letters]
    ),
    Story(
      testDescription: "an empty text in vi",
      isVi: true,
      keys: [.escape, .typed("$ixy")],
      lines: ["xy"]
    ),
  ]

  @Test(arguments: stories)
  func `a text taller than the terminal is edited`(story: Story) throws {
    let probe = try RecordedProbe(rows: story.rows, isVi: story.isVi)
    for line in story.earlier { try probe.enter(line) }
    for key in story.keys { probe.terminal.send(key) }
    #expect(try probe.enteredLines() == story.earlier + story.lines)
  }

  /// Keys that leave the text for an older line, and come back.
  @Test(arguments: [
    (false, "\u{1B}[A\u{1B}[B"), (false, "\u{10}\u{E}"), (false, "\u{1B}p\u{1B}n"),
    (false, "\u{1B}3\u{1B}[A\u{1B}3\u{1B}[B"), (false, "\u{1B}[B"), (true, "\u{1B}kj"),
    (true, "\u{1B}-+"), (true, "\u{1B}\u{10}\u{E}"), (true, "\u{1B}Gj"), (true, "\u{1B}1Gj"),
    (true, "\u{1B}0KJ"), (true, "\u{1B}j"), (true, "\u{1B}[A\u{1B}[B"),
  ]) func `a long text is unchanged after a look at an older line`(isVi: Bool, keys: String) throws
  {
    let probe = try RecordedProbe(isVi: isVi)
    let long = String(repeating: "新闻", count: 900)
    try probe.enter("old")
    probe.terminal.send(long)
    probe.terminal.send(keys)
    #expect(try probe.enteredLines() == ["old", long])
  }

  @Test(arguments: [false, true])
  func `a pasted text of several lines is unchanged after Up through it, and Down`(isVi: Bool)
    throws
  {
    let probe = try RecordedProbe(isVi: isVi)
    let lines = (1...8).map { "outside add \($0) " + String(repeating: "Title ", count: 26) + "." }
    try probe.enter("old")
    probe.terminal.send(.paste(lines.joined(separator: "\n")))
    for _ in 1...9 { probe.terminal.send(.up) }
    #expect(probe.terminal.waits { $0.text.hasSuffix("db> old") })
    probe.terminal.send(.down)
    #expect(try probe.enteredLines() == ["old"] + lines)
  }

  @Test(arguments: [
    // Alt-Ctrl-_ copies the word before the cursor; M-x of libedit would be typed over the text.
    (false, "ab cd\u{1B}\u{1F}", "ab cdcd"), (false, "ab cd, \u{1B}\u{1F}.", "ab cd, cd, ."),
    (false, "text\u{1B}x.", "text."), (false, "\u{1B}\u{1F}.", "."),
    // A second Escape; ^ in a line of spaces; : of libedit; Home.
    (true, "ac\u{1B}\u{1B}ib", "abc"), (true, "   \u{1B}\u{1B}^ix", "  x "),
    (true, "text\u{1B}:a.", "text."), (true, " ab\u{1B}[Hx", "x ab"),
  ]) func `a command of libedit that could lose the text loses nothing`(
    isVi: Bool,
    keys: String,
    line: String
  ) throws {
    let probe = try RecordedProbe(isVi: isVi)
    probe.terminal.send(keys)
    #expect(try probe.enteredLines() == [line])
  }

  @Test func `a word as long as a buffer of libedit is copied whole`() throws {
    let probe = try RecordedProbe()
    let word = String(repeating: "x", count: 1_000)
    probe.terminal.send(word)
    for _ in 1...4 { probe.terminal.send("\u{1B}\u{1F}") }
    #expect(try probe.enteredLines() == [String(repeating: "x", count: 16_000)])
  }

  @Test func `the cursor comes back to the start of a character`() throws {
    let probe = try RecordedProbe(isVi: true)
    try probe.enter("old")
    probe.terminal.send("a👨‍👩‍👧\u{1B}kjib")
    #expect(try probe.enteredLines().last == "ab👨‍👩‍👧")
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `random commands of vi leave a session that works`(seed: UInt64) throws {
    let chance = RandomSource(seed: seed)
    let commands = Array("aAiIxXdDcCpPyYuU.0$^wbeWBEhlsSrR~fFtT;,|jkGKJnN+-_")
    let probe = try RecordedProbe(rows: 6, columns: 30, isVi: true)
    for _ in 1...5 {
      probe.terminal.send(.paste(String(repeating: "tap 新闻\n", count: 9)))
      for _ in 1...300 {
        let isEscape = chance.next(below: 4) == 0
        probe.terminal.send(
          isEscape ? "\u{1B}" : String(commands[chance.next(below: commands.count)])
        )
      }
      // Right after an Escape, Ctrl-C would be one key with it.
      try probe.enter("h", with: .control("c"))
    }
    #expect(try probe.enteredLines() == [""], "seed \(seed)")
  }
}
