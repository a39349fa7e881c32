import LabText
import Testing

@Suite struct TextWidthTests {
  @Test(
    arguments: [
      ("", 0), ("To Do", 5), ("新闻", 4), ("首页 国内", 9), ("かな", 4), ("한글", 4), ("ＡＢ", 4),
      ("é", 1), ("e\u{301}", 1), ("😀", 2), ("👨‍👩‍👧 ok", 5), ("👍🏽", 2), ("🇨🇳", 2), ("❤️", 2),
      ("❤", 1), ("…", 1), ("\u{200B}", 0), ("\t", 0), ("\u{7F}", 0), ("a\r\nb", 2),
    ]
  )
  func `Chinese and emoji take two columns, combining marks none`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(
    arguments: [
      ("新闻", 4, "新闻"), ("新闻", 3, "新"), ("新闻", 1, ""), ("a新", 2, "a"), ("abc", 0, ""),
      ("e\u{301}x", 1, "e\u{301}"),
    ]
  )
  func `a wide character is never cut in half`(text: String, columns: Int, beginning: String) {
    #expect(text.prefix(columns: columns) == beginning)
  }

  @Test(
    arguments: [
      ("To Do", 5, "To Do"), ("To Do", 8, "To Do   "), ("To Do", 4, "To …"), ("新闻", 3, "新…"),
      ("新闻国", 4, "新… "), ("新", 1, "…"), ("新", 0, ""), ("", 2, "  "),
    ]
  )
  func `a text is fitted with spaces, or cut and ended with an ellipsis`(
    text: String,
    columns: Int,
    fitted: String
  ) {
    #expect(text.fitted(to: columns) == fitted)
  }

  @Test(
    arguments: [
      ("To Do", 5, "To Do"), ("To Do", 8, "To Do"), ("To Do", 4, "To …"), ("新闻国", 4, "新…"),
      ("新", 1, "…"), ("新", 0, ""), ("", 0, ""),
    ]
  )
  func `a text that fits is left alone, a longer one is cut`(
    text: String,
    columns: Int,
    truncated: String
  ) {
    #expect(text.truncated(to: columns) == truncated)
  }

  @Test(
    arguments: [
      ("Milk, and bread", 20, ["Milk, and bread"]), ("Milk, and bread", 9, ["Milk, and", "bread"]),
      ("Milk, and bread", 8, ["Milk,", "and", "bread"]),
      ("breadcrumbs", 4, ["brea", "dcru", "mbs"]),
      ("  breadcrumbs", 4, ["  br", "eadc", "rumb", "s"]), ("a  b", 2, ["a", "b"]),
      ("a\n\nb\n", 9, ["a", "", "b", ""]), ("", 9, [""]), ("新闻国", 1, ["新", "闻", "国"]),
      ("新闻 国", 5, ["新闻", "国"]),
    ]
  )
  func `a text of several lines is broken between words, and a long word anywhere`(
    text: String,
    columns: Int,
    lines: [String]
  ) {
    #expect(text.wrapped(to: columns) == lines)
  }

  @Test func `a line break is written as two characters where there is one line`() {
    #expect("Milk\r\n\nEggs\n".escapingLineBreaks == #"Milk\n\nEggs\n"#)
  }

  @Test(arguments: ["", "To Do Item", "首页 news 国内", "👨‍👩‍👧😀e\u{301}", "❤️新a"])
  func `whatever the room, a fitted text fills it and a truncated one stays within it`(
    text: String
  ) {
    for room in 0...20 {
      #expect(text.fitted(to: room).columns == room)
      #expect(text.truncated(to: room).columns <= room)
    }
  }
}
