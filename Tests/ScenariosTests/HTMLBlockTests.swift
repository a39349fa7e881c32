import LabScenarios
import Testing

@Suite("Comments and preformatted text in a document")
struct HTMLBlockTests {
  private static let story = document("> system counter\n> wirings correct\n...")
  private static let spoilt = document("> tap More\n| spoilt")

  @Test(
    arguments: [
      ("<!--", "-->"), ("<!-- to do:", "-->"), ("   <!--", "text --> text"), ("<pre>", "</pre>"),
      ("<PRE class=\"x\">", "x</Pre>"), ("<script>", "</script>"), ("<!-- ``` -->\n<!--", "-->"),
    ]
  )
  func `a block in it does not run, and no update touches it`(begin: String, end: String) throws {
    let hidden = "\(begin)\n\n\(Self.spoilt)~~~\n- ```mvclab\n\(end)\n"
    #expect(errors(in: hidden + Self.story) == "")
    #expect(outcome(hidden + Self.story).status == .passed)
    let update = try updated(Self.story.replacing("...", with: "| spoilt") + hidden)
    #expect(String(decoding: update.bytes, as: UTF8.self).hasSuffix(hidden))
  }

  @Test(
    arguments: [
      "<!-- one line -->", "<!-->", "text <!--", "    <!--", "<previous>", "<div>", "`<!--`",
      "```\n<!--\n```", "<!-- unit: 7 minutes; correct | misused -->",
    ]
  )
  func `a block below it runs`(line: String) {
    #expect(outcome("\(line)\n\(Self.story.replacing("...", with: "| spoilt"))").status == .failed)
  }

  @Test func `one that is not closed is an error`() {
    #expect(
      errors(in: Self.story + "\n  <!-- unfinished\n\n" + Self.spoilt) == """
        a.md:7:3: error: this comment is not closed; '-->' is missing
        """
    )
    #expect(
      errors(in: Self.story + "<pre class='x'>\n" + Self.spoilt) == """
        a.md:6:1: error: this '<pre>' is not closed; '</pre>' is missing
        """
    )
  }

  @Test func `an outline takes no block from it`() {
    let text = "# T\n<pre>\n```mvclab\n> tap\n\n# no\n</pre>\n<!--\n```\n-->\nend\n"
    #expect(
      Outline(Array(text.utf8)).pieces.map(\.kind) == [
        .heading(level: 1, "T"), .paragraph(["<pre>", "```mvclab", "> tap"]),
        .paragraph(["# no", "</pre>"]), .comment("```"), .paragraph(["end"]),
      ]
    )
  }
}
