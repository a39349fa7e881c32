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
    #expect(
      Prose("- one\n  two\n10. three four").lines(columns: 9) == [
        "- one two", "10. three", "    four",
      ]
    )
    #expect(Prose("新闻 新闻").lines(columns: 5) == ["新闻", "新闻"])
  }

  @Test func `a table has columns, and its last cells are wrapped`() {
    let table = """
      | from | what |
      |---|---|
      | `view` | the user's action, by a delegate |
      | | all |
      """
    #expect(
      Prose(table).lines(columns: 28) == [
        "from    what",
        "'view'  the user's action,",
        "        by a delegate",
        "        all",
      ]
    )
    #expect(Prose("| a |").lines(columns: 4) == ["a"])
  }

  @Test func `a link to a lesson says which one it is`() {
    let links = ["a.md": "1.2", "b.md": "'lesson b'"]
    #expect(
      Prose("see [*a* window](a.md), [b](b.md) or [the web](https://x)", links: links).plain
        == "see a window (1.2), b ('lesson b') or the web"
    )
  }
}
