import LabText
import Testing

@testable import LabSite

@Suite("Markdown on pages")
struct MarkdownTests {
  @Test(
    "blocks and marks",
    arguments: [
      (
        "A `a < b` *word*, **two**.",
        "<p>A <code>a &lt; b</code> <em>word</em>, <strong>two</strong>.</p>\n"
      ),
      ("2 * 3 * 4", "<p>2 * 3 * 4</p>\n"),
      ("[a](b.md) and [c]", "<p><a href=\"b.md!\">a</a> and [c]</p>\n"),
      ("# Words, *two*", "<h1 id=\"words-two\">Words, <em>two</em></h1>\n"),
      ("- a\n  b\n- c", "<ul>\n<li>a\nb</li>\n<li>c</li>\n</ul>\n"),
      ("9. a\n10. b", "<ol start=\"9\">\n<li>a</li>\n<li>b</li>\n</ol>\n"),
      (
        "| a | b |\n|---|---|\n| `c` | d |",
        """
        <div class="wide" tabindex="0"><table>
        <tr><th scope="col">a</th><th scope="col">b</th></tr>
        <tr><td><code>c</code></td><td>d</td></tr>
        </table></div>

        """
      ),
      ("```text\n<a>\n\n```", "<pre tabindex=\"0\">&lt;a&gt;\n</pre>\n"),
    ]
  )
  func blocks(markdown: String, html: String) {
    #expect(Markdown { "\($0)!" }.blocks(markdown).text == html)
  }
}
