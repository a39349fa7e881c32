import LineEditing
import Testing

@Suite struct EditedLineTests {
  @Test(arguments: [
    ("ab", 1, 1, 1),
    ("🇹🇼🇯🇵", 2, 2, 2),
    ("a👨‍👩‍👧b", 6, 5, 1),
    ("a👨‍👩‍👧b", 1, 1, 5),
    ("e\u{301}x", 2, 2, 1),
    ("ab", 0, 0, 1),
    ("ab", 2, 1, 0),
    ("\u{1112}\u{1161}\u{11AB}", 2, 2, 1),
  ]) func `Backspace and Delete count all scalars of a character`(
    text: String,
    cursor: Int,
    before: Int,
    after: Int
  ) {
    let line = EditedLine(text, cursor: cursor)
    #expect(line.lengthBefore == before)
    #expect(line.lengthAfter == after)
  }

  @Test func `a cursor inside a character moves on to the boundary in its direction`() {
    let text = "a👨‍👩‍👧🇹🇼"
    let back = (0...8).map { EditedLine(text, cursor: $0).characterBoundary(movingBack: true) }
    let forth = (0...8).map { EditedLine(text, cursor: $0).characterBoundary(movingBack: false) }
    #expect(back == [0, 1, 1, 1, 1, 1, 6, 6, 8])
    #expect(forth == [0, 1, 6, 6, 6, 6, 6, 8, 8])
  }

  @Test func `Up and Down keep the column, or go to the end of a shorter line`() {
    let text = "新闻 one\n🇹🇼\n\nfour"
    func moved(_ cursor: Int, _ count: Int) -> Int? {
      EditedLine(text, cursor: cursor).cursor(linesDown: count)
    }
    #expect((0...6).map { moved($0, -1) } == Array(repeating: nil, count: 7))
    #expect([0, 1, 4].map { moved($0, 1) } == [7, 9, 9])
    #expect([7, 9].map { moved($0, -1) } == [0, 1])
    #expect([7, 9].map { moved($0, 1) } == [10, 10])
    #expect([11, 14].map { moved($0, -1) } == [10, 10])
    #expect(moved(14, 1) == nil)
    #expect(EditedLine(text, cursor: 9).before == "🇹🇼")
    #expect(EditedLine(text, cursor: 8).current == "🇹🇼")
  }

  @Test func `a hint is the rest of the newest matching entry, otherwise the usage`() {
    let entries = ["tap Add", "tap Remove", "show code"]
    func hint(_ line: String) -> Hint? {
      Hint(for: line, in: entries) { $0.hasPrefix("open") ? " SCREEN" : nil }
    }
    #expect(hint("tap") == .entry(" Remove"))
    #expect(hint("tap A") == .entry("dd"))
    let refused: Set = ["tap Remove"]
    #expect(Hint(for: "tap", in: entries, except: refused) { _ in nil } == .entry(" Add"))
    #expect(hint("tap Add") == nil)
    #expect(hint("open") == .usage(" SCREEN"))
    #expect(hint("") == nil)
    #expect(hint("a\ntap") == nil)
    #expect(Hint.entry(" two words").firstWord == " two")
    #expect(Hint.entry("dd row 3").firstWord == "dd")
    #expect(Hint.usage(" SCREEN").insertion == nil)
  }
}
