import LineEditing
import Testing

@Suite struct LayoutTests {
  @Test func `a short line is one row, the cursor after its text`() {
    let layout = Layout(prompt: "> ", text: "tap", cursor: 3, columns: 20)
    #expect(layout.rows == ["> tap"])
    #expect(layout.cursor == [0, 5])
  }

  @Test func `a wide character takes two columns`() {
    let layout = Layout(prompt: "> ", text: "新闻a", cursor: 2, columns: 20)
    #expect(layout.rows == ["> 新闻a"])
    #expect(layout.cursor == [0, 6])
  }

  @Test func `a wide character that does not fit goes to the next row as a whole`() {
    let layout = Layout(prompt: "> ", text: "新闻ab", cursor: 2, columns: 5)
    #expect(layout.rows == ["> 新", "闻ab"])
    #expect(layout.cursor == [1, 2])
  }

  @Test func `a full row opens the next one for the cursor`() {
    let layout = Layout(prompt: "> ", text: "abc", cursor: 3, columns: 5)
    #expect(layout.rows == ["> abc", ""])
    #expect(layout.cursor == [1, 0])
  }

  @Test func `colours in the prompt take no column, even at its very end`() {
    let layout = Layout(
      prompt: "\u{1B}[1;32mdb>\u{1B}[m \u{1B}[36m",
      text: "ab",
      cursor: 0,
      columns: 6
    )
    #expect(layout.rows == ["\u{1B}[1;32mdb>\u{1B}[m \u{1B}[36mab", ""])
    #expect(layout.cursor == [0, 4])
  }

  @Test func `an escape sequence that never ends is shown`() {
    #expect(Layout(prompt: "\u{1B}[1", text: "", cursor: 0, columns: 20).rows == ["^[[1"])
  }

  @Test func `control characters are shown as keys`() {
    let layout = Layout(prompt: "", text: "a\tb\u{7F}\u{9B}", cursor: 2, columns: 20)
    #expect(layout.rows == ["a^Ib^?\u{FFFD}"])
    #expect(layout.cursor == [0, 3])
  }

  @Test func `inside a composed character the cursor stands before it`() {
    let layout = Layout(prompt: "", text: "a👨‍👩‍👧b", cursor: 3, columns: 20)
    #expect(layout.cursor == [0, 1])
    #expect(Layout(prompt: "", text: "a👨‍👩‍👧b", cursor: 6, columns: 20).cursor == [0, 3])
  }
}

extension Layout {
  fileprivate var cursor: [Int] { [cursorRow, cursorColumn] }
}
