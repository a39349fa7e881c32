import LabText
import LineEditing
import MVC
import PseudoTerminal
import Testing

@Suite struct DrawingTests {
  @Test func `drawing a shorter input erases the longer one`() {
    var screen = Screen(rows: 4, columns: 10)
    var drawing = Drawing()
    screen.draw("新闻新闻新闻新闻", cursor: 8, with: &drawing)
    #expect(screen.text == "> 新闻新闻\n新闻新闻")
    screen.draw("新", cursor: 0, with: &drawing)
    #expect(screen.text == "> 新")
    #expect([screen.cursorRow, screen.cursorColumn] == [0, 2])
  }

  @Test func `drawing an input higher than the screen shows the rows around the cursor`() {
    var screen = Screen(rows: 3, columns: 4)
    var drawing = Drawing()
    screen.draw("aabbbbccccddddeeee", cursor: 8, with: &drawing)
    #expect(screen.text == "bbbb\ncccc\ndddd")
    #expect([screen.cursorRow, screen.cursorColumn] == [1, 2])
    screen.draw("aabbbbccccddddeeee", cursor: 0, with: &drawing)
    #expect(screen.text == "> aa\nbbbb\ncccc")
  }

  @Test func `a finished input that fills its last row is not followed by a blank row`() {
    var screen = Screen(rows: 4, columns: 5)
    var drawing = Drawing()
    let layout = Layout(prompt: "> ", text: "abc", cursor: 3, columns: 5)
    screen.write(drawing.redraw(layout, height: 4).utf8)
    screen.write(drawing.finish(layout).utf8)
    #expect([screen.cursorRow, screen.cursorColumn] == [1, 0])
    #expect(drawing == Drawing())
  }

  /// A terminal wraps each row again, and the cursor stays at its character.
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `drawing at a new width erases the rows of the old width`(
    seed: UInt64
  ) {
    let chance = RandomSource(seed: seed)
    let letters = Array("中文補全ab cd")
    let text = String((0..<chance.next(below: 90)).map { _ in letters[chance.next(below: 9)] })
    let cursor = chance.next(below: text.count + 1)
    let (old, new) = (8 + chance.next(below: 60), 8 + chance.next(below: 60))
    let before = Layout(prompt: "> ", text: text, cursor: cursor, columns: old)
    var drawing = Drawing()
    _ = drawing.redraw(before, height: 60)

    var screen = Screen(rows: 60, columns: new)
    screen.write("before\r\n".utf8)
    var place = 1
    for (index, row) in before.rows.enumerated() {
      var column = 0
      for character in row {
        screen.write(String(character).utf8)
        if index == before.cursorRow, column <= before.cursorColumn { place = screen.cursorRow }
        column += String(character).columns
      }
      if index == before.cursorRow, row.isEmpty { place = screen.cursorRow }
      if index + 1 < before.rows.count { screen.write("\r\n".utf8) }
    }
    screen.write("\u{1B}[\(place + 1);1H".utf8)
    let after = Layout(prompt: "> ", text: text, cursor: cursor, columns: new)
    screen.write(drawing.redraw(after, height: 59).utf8)
    var shown = Screen(rows: 60, columns: new)
    shown.write(("before\r\n" + after.rows.joined(separator: "\r\n")).utf8)
    #expect(screen.lines == shown.lines)
    #expect(screen.cursorRow == after.cursorRow + 1)
  }

  @Test(arguments: [2, 5, 20, 21, 40]) func `the screen equals the layout after every random edit`(
    columns: Int
  ) {
    let chance = RandomSource(seed: UInt64(columns))
    let letters = Array("中文補全搜ab 😀é\t")
    var screen = Screen(rows: 60, columns: columns)
    var drawing = Drawing()
    var text: [Character] = []
    for _ in 0..<300 {
      let place = chance.next(below: text.count + 1)
      if chance.next(below: 4) > 0 {
        text.insert(letters[chance.next(below: letters.count)], at: place)
      } else if place < text.count {
        text.remove(at: place)
      }
      if text.count > columns { text.removeFirst(columns / 2) }
      let cursor = String(text.prefix(place)).unicodeScalars.count
      let layout = Layout(prompt: "> ", text: String(text), cursor: cursor, columns: columns)
      screen.write(drawing.redraw(layout, height: 60).utf8)
      let blank = Array(repeating: "", count: 60 - layout.rows.count)
      let expected = layout.rows.map(\.trimmed) + blank
      #expect(screen.lines == expected)
      #expect(screen.cursorRow == layout.cursorRow)
      #expect(screen.cursorColumn == layout.cursorColumn)
    }
  }
}

extension Screen {
  fileprivate mutating func draw(_ text: String, cursor: Int, with drawing: inout Drawing) {
    let layout = Layout(prompt: "> ", text: text, cursor: cursor, columns: columns)
    write(drawing.redraw(layout, height: rows).utf8)
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
