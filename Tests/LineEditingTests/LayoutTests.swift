import LineEditing
import MVC
import Testing

@Suite struct LayoutTests {
  @Test func `a layout of a short line has one row, with the cursor after the text`() {
    let layout = Layout(prompt: "> ", text: "tap", cursor: 3, columns: 20)
    #expect(layout.rows == ["> tap"])
    #expect(layout.cursor == [0, 5])
  }

  @Test func `a layout gives a wide character two columns`() {
    let layout = Layout(prompt: "> ", text: "新闻a", cursor: 2, columns: 20)
    #expect(layout.rows == ["> 新闻a"])
    #expect(layout.cursor == [0, 6])
  }

  @Test func `a layout moves a wide character that does not fit to the next row`() {
    let layout = Layout(prompt: "> ", text: "新闻ab", cursor: 2, columns: 5)
    #expect(layout.rows == ["> 新", "闻ab"])
    #expect(layout.cursor == [1, 2])
  }

  @Test func `a layout opens a new row for the cursor after a full row`() {
    let layout = Layout(prompt: "> ", text: "abc", cursor: 3, columns: 5)
    #expect(layout.rows == ["> abc", ""])
    #expect(layout.cursor == [1, 0])
  }

  @Test func `a layout gives the colours of a prompt no column`() {
    let layout = Layout(
      prompt: "\u{1B}[1;32mdb>\u{1B}[m \u{1B}[36m",
      text: "ab",
      cursor: 0,
      columns: 6
    )
    #expect(layout.rows == ["\u{1B}[1;32mdb>\u{1B}[m \u{1B}[36mab", ""])
    #expect(layout.cursor == [0, 4])
  }

  @Test func `a layout shows an incomplete escape sequence as text`() {
    #expect(Layout(prompt: "\u{1B}[1", text: "", cursor: 0, columns: 20).rows == ["^[[1"])
  }

  @Test func `a layout shows control characters as ^X`() {
    let layout = Layout(prompt: "", text: "a\u{2}b\u{7F}\u{9B}", cursor: 2, columns: 20)
    #expect(layout.rows == ["a^Bb^?\u{FFFD}"])
    #expect(layout.cursor == [0, 3])
  }

  @Test func `a layout fills a tab up to a multiple of eight columns or the end of the row`() {
    let layout = Layout(prompt: "> ", text: "a\tb\tc", cursor: 5, columns: 12)
    #expect(layout.rows == ["> a     b   ", "c"])
    #expect(layout.cursor == [1, 1])
  }

  @Test func `a layout starts a marked row at each line break`() {
    let layout = Layout(prompt: "lab> ", text: "tap\n新\n", cursor: 5, columns: 20)
    let mark = "\u{1B}[2m   > \u{1B}[m"
    #expect(layout.rows == ["lab> tap", "\(mark)新", mark])
    #expect(layout.cursor == [1, 7])
    let narrow = Layout(prompt: "lab> ", text: "a\nb", cursor: 3, columns: 8)
    #expect(narrow.rows == ["lab> a", "\u{1B}[2m> \u{1B}[mb"])
  }

  @Test func `a layout starts and ends the colours of a span on each row`() {
    let layout = Layout(
      prompt: "> ",
      text: "ab cdef gh",
      cursor: 0,
      columns: 6,
      spans: [Span(0..<2, .bold), Span(3..<7, .red)]
    )
    #expect(
      layout.rows == [
        "> \u{1B}[1mab\u{1B}[m \u{1B}[31mc\u{1B}[m", "\u{1B}[31mdef\u{1B}[m gh", "",
      ]
    )
  }

  @Test func `a layout cuts a hint at the end of its row`() {
    func rows(_ text: String, _ hint: String) -> [String] {
      Layout(prompt: "> ", text: text, cursor: text.count, columns: 9, hint: hint).rows
    }
    #expect(rows("tap", " Add") == ["> tap\u{1B}[2m A…\u{1B}[m"])
    #expect(rows("tap", " A") == ["> tap\u{1B}[2m A\u{1B}[m"])
    #expect(rows("tap", "新闻") == ["> tap\u{1B}[2m新…\u{1B}[m"])
    #expect(rows("tap Ad", "d") == ["> tap Ad"])
    #expect(rows("tap Add", "!") == ["> tap Add", "\u{1B}[2m!\u{1B}[m"])
    #expect(rows("a", "b\nc") == ["> a\u{1B}[2mb\u{1B}[m"])
  }

  @Test func `a layout below another one has the cursor and follows without an empty row`() {
    let full = Layout(prompt: "> ", text: "abc", cursor: 0, columns: 5)
    let below = Layout(prompt: "? ", text: "x", cursor: 1, columns: 5)
    let both = full.followed(by: below)
    #expect(both.rows == ["> abc", "? x"])
    #expect(both.cursor == [1, 3])
  }

  @Test func `a layout puts a cursor inside a character before it`() {
    let layout = Layout(prompt: "", text: "a👨‍👩‍👧b", cursor: 3, columns: 20)
    #expect(layout.cursor == [0, 1])
    #expect(Layout(prompt: "", text: "a👨‍👩‍👧b", cursor: 6, columns: 20).cursor == [0, 3])
  }

  @Test(arguments: Paper.Script.allCases)
  func `a layout of random text equals the reference layout`(
    script: Paper.Script
  ) {
    for seed in 1...400 as ClosedRange<UInt64> {
      let chance = RandomSource(seed: seed)
      let columns = 7 + chance.next(below: 40)
      var paper = Paper()
      paper.insert((0..<chance.next(below: 90)).map { _ in script.letter(chance) })
      paper.move(to: chance.next(below: paper.characters.count + 1))
      let text = String(paper.characters)
      let layout = Layout(
        prompt: "db> ",
        text: text,
        cursor: String(paper.characters[..<paper.cursor]).unicodeScalars.count,
        columns: columns
      )
      let (rows, row, column) = paper.rows(prompt: "db> ", columns: columns, in: script)
      let trimmed = layout.rows.map { String($0.reversed().drop { $0 == " " }.reversed()) }
      #expect(trimmed == rows, "\(script), seed \(seed)")
      #expect(layout.cursor == [row, column], "\(script), seed \(seed)")
    }
  }
}

extension Layout {
  fileprivate var cursor: [Int] { [cursorRow, cursorColumn] }
}
