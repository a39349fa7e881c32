import LabCourse
import LabText
import Testing

/// `Trials pages` follows every link of the whole course.
@Suite("The pages of the course")
struct SiteTests {
  private static let lesson = "todo/02-second-window.md"
  private static let page = "todo/02-second-window.html"

  @Test("a unit's page has the claim, the windows, the law and the folded answer")
  func unit() throws {
    let site = try SampleCourse.site(of: [Self.lesson], explored: 2)
    let page = try #require(site[Self.page])
    #expect(
      page.contains("<h2 id=\"claim\">Claim.</h2> <p>If the array lives in a view controller")
    )
    #expect(page.contains(#"<div class="row new"><i>0</i><span><span class="part">To Do Item 1"#))
    #expect(page.contains(#"<div class="row missing">To Do Item 1 "#))
    #expect(
      page.contains(##"<a href="../rules.html#ui-changes-ui">law broken: ui-changes-ui</a>"##)
    )
    #expect(page.contains(#"<section class="named law"><h2 id="law">Law.</h2> <p>"#))
    #expect(page.contains(##"<a class="skip" href="#main">"##))
    #expect(page.contains(#"<path class="broken""#))
    #expect(page.contains(#"<details class="answer">"#))
    #expect(page.contains(#"<span class="blamed"><i>25</i>"#))
  }

  @Test("after a swap, a step and what is played name what runs")
  func swap() throws {
    let site = try SampleCourse.site(of: ["todo/17-swap.md"], explored: 1)
    let page = try #require(site["todo/17-swap.html"])
    #expect(page.contains("<h3>✓ correct</h3>") && page.contains("<h3>✗ misused</h3>"))
    #expect(page.contains("<h3>✓ misused -&gt; correct</h3>"))
    #expect(page.contains("<h3>✗ correct -&gt; half-store</h3>"))
    #expect(page.contains(#""misused -> correct""#) || page.contains(#"misused -\u003E correct"#))
  }

  @Test("a row whose button is in another state says so, and is not drawn as a missing one")
  func twins() throws {
    let lesson = "news/06-whose-request"
    let site = try SampleCourse.site(of: ["\(lesson).md"], explored: 0)
    let page = try #require(site["\(lesson).html"])
    #expect(
      page.contains(
        "<small class=\"other\">in correct: Follow, Like 7, Share 1, Talk 3 off</small>"
      )
    )
    #expect(!page.contains("row missing"))
  }

  @Test("the page of the laws names the units about a law, and the numbers of the others")
  func rules() throws {
    let lessons = ["todo/01-looks-right.md", Self.lesson, "todo/03-edit-screen.md"]
    let site = try SampleCourse.site(of: lessons, explored: 0)
    let page = try #require(site["rules.html"])
    #expect(page.contains("<p class=\"claim\">A tap or an answer may change the screen only by "))
    #expect(
      page.contains(
        """
        <p>Shown in:</p>
        <ul>
        <li><a href="todo/01-looks-right.html">1.1 It looks right</a></li>
        <li><a href="todo/03-edit-screen.html">1.3 The edit screen</a></li>
        </ul>
        <p>Shown as well in: <a href="todo/02-second-window.html" title="The second window">1.2</a>.</p>
        """
      )
    )
  }

  @Test("the same course makes the same bytes, with any number of threads")
  func deterministic() throws {
    let course = try SampleCourse.course([Self.lesson, "counter/01-one-number.md"])
    let one = try SampleCourse.site(course, explored: 3, jobs: 1)
    #expect(try SampleCourse.site(course, explored: 3, jobs: 3) == one)
  }

  @Test("markup in a title is text on the page")
  func escaping() throws {
    let text = try SampleCourse.text(Self.lesson)
      .replacing("# The second window", with: "# A < B & C")
      .replacing("> tap Add\n", with: "> outside add '</script><b>'\n")
    let course = Course(
      [
        .init(name: "README.md", text: "# C\n\n## Part 1: P\n\n1. [U](todo/a.md): s\n"),
        .init(name: "todo/a.md", text: text),
      ],
      folder: ""
    )
    let page = try #require(try SampleCourse.site(course, explored: 1)["todo/a.html"])
    #expect(!page.contains("</script><b>"))
    #expect(page.contains("<h1>A &lt; B &amp; C</h1>"))
  }

  @Test(
    "a teacher's copy has a plan, open answers, right choices and a timetable; the others have none"
  )
  func teacher() throws {
    let copy = try SampleCourse.site(of: [Self.lesson], explored: 1, isTeachers: true)
    let page = try #require(copy[Self.page])
    #expect(page.contains("<h2>Plan for 7 minutes</h2>"))
    #expect(page.contains("<li><b>Minute 0</b> Say: If the array lives in a view controller"))
    #expect(page.contains("ask first: what does the new window of misused show?"))
    #expect(page.contains("<details class=\"answer\" open>"))
    #expect(
      page.contains(
        "<li class=\"right\"><span class=\"lines\">second  To Do                  [Add]</span></li>"
      )
    )
    #expect(!page.contains("<fieldset"))
    let timetable = try #require(copy["teacher.html"])
    #expect(timetable.contains("<td>correct | misused</td><td>7</td><td>7</td></tr>"))
    let readers = try SampleCourse.site(of: [Self.lesson], explored: 1)
    #expect(readers["teacher.html"] == nil)
    #expect(readers[Self.page]?.contains("Plan for") == false)
  }
}
