import LineEditing
import Testing

@Suite struct HistoryWalkTests {
  private let entries = ["tap Add", "show code", "tap 新闻"]

  @Test func `the new line comes back as the user left it`() {
    var walk = HistoryWalk()
    let new = EditedLine("new", cursor: 1)
    #expect(walk.go(to: 1, from: new, in: entries) == EditedLine("tap 新闻", cursor: 6))
    #expect(walk.go(to: 0, from: EditedLine("tap 新", cursor: 2), in: entries) == new)
    #expect(walk.go(to: 1, from: new, in: entries) == EditedLine("tap 新", cursor: 2))
  }

  @Test func `there is no line beyond the oldest and the new one`() {
    var walk = HistoryWalk()
    let line = EditedLine("new", cursor: 3)
    #expect(walk.go(to: -1, from: line, in: entries) == nil)
    #expect(walk.go(to: 0, from: line, in: entries) == nil)
    #expect(walk.go(to: 4, from: line, in: entries) == nil)
    #expect(walk.go(to: 1, from: line, in: []) == nil)
    #expect(walk.age == 0)
    #expect(walk.go(to: 3, from: line, in: entries, cursorAtStart: true)?.cursor == 0)
  }

  @Test func `the next line with a text differs from the line on the screen`() {
    var walk = HistoryWalk()
    func age(newer: Bool = false, _ pattern: String, _ text: String = "") -> Int? {
      walk.age(newer: newer, containing: pattern, otherThan: text, in: entries)
    }
    #expect(age("TAP") == nil)
    #expect(age("add") == 3)
    #expect(age("tap") == 1)
    #expect(age("tap", "tap 新闻") == 3)
    #expect(age("") == 1)
    #expect(age(newer: true, "tap") == nil)
    _ = walk.go(to: 2, from: EditedLine("tap", cursor: 3), in: entries)
    #expect(age(newer: true, "tap") == 1)
    #expect(age(newer: true, "tap", "tap 新闻") == 0)
    #expect(age(newer: true, "show") == nil)
  }

  @Test func `the next line with a text may have it only as the user has left it`() {
    var walk = HistoryWalk()
    _ = walk.go(to: 1, from: EditedLine("", cursor: 0), in: entries)
    _ = walk.go(to: 2, from: EditedLine("tap 天气", cursor: 6), in: entries)
    #expect(walk.age(newer: true, containing: "天气", otherThan: "show code", in: entries) == 1)
    #expect(walk.age(newer: true, containing: "新闻", otherThan: "show code", in: entries) == nil)
  }
}
