import LabCourse
import Testing

@Suite struct ProseTests {
  @Test(
    arguments: [
      ("a `b c` *d* **e**", "a 'b c' d e"), ("[Talk to `it`](x/y.md): now", "Talk to 'it': now"),
      ("2 * 3 and *4*", "2 * 3 and 4"), ("`[Add]` and [Add]", "'[Add]' and [Add]"),
      ("<code>&#124;</code> a < b", "'|' a < b"), ("an open ` stays", "an open ` stays"),
    ]
  )
  func `Markdown's marks are left out`(markdown: String, plain: String) {
    #expect(Prose(markdown).plain == plain)
  }

  @Test func `a paragraph is filled, and a list keeps its items`() {
    #expect(
      Prose("one two\nthree four five").lines(columns: 11) == ["one two", "three four", "five"]
    )
    #expect(
      Prose("- one\n  two\n- three").lines(columns: 40) == ["- one two", "- three"]
    )
    #expect(Prose("| a | b |\n|---|---|").lines(columns: 4) == ["| a | b |", "|---|---|"])
    #expect(Prose("新闻 新闻").lines(columns: 5) == ["新闻", "新闻"])
  }
}
