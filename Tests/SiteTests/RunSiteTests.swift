import LabScenarios
import LabSearch
import LabSystems
import LabWork
import MVCLab
import Testing

@testable import LabSite

@Suite("The pages of a run")
struct RunSiteTests {
  private static let failing = """
    # A <title> & more

    A [place](../other.md), a [trap](javascript:x), a [source](https://example.org/a).

    ```mvclab
    > system todo
    > wirings correct, misused
    ...
    > tap Add
    [correct]
    ~ ToDoStore inserted [0]
    [*]
    | To Do                          [Add]
    | 0  To Do Item 9
    [misused]
    ... !
    ```

    """

  private func site(
    _ documents: (file: String, text: String)...,
    jobs: Int = 2,
    isPlayable: Bool = false
  ) -> RunSite {
    var summary = Summary()
    let outcomes = documents.map {
      Outcome.of(Array($0.text.utf8), file: $0.file, systems: [System].all, clock: { .zero })
    }
    for outcome in outcomes { summary.add(outcome, .all) }
    summary.seconds = .seconds(7)
    summary.problems = ["cannot read '/home/me/x/none.md': no such file or directory"]
    return RunSite(
      outcomes,
      summary,
      .all,
      program: "mvclab",
      jobs: jobs,
      isPlayable: isPlayable,
      size: StateMap.Size(explored: 1, moves: 20),
      in: InProcess()
    )
  }

  private func page(_ file: String, _ text: String) throws -> String {
    try #require(site((file, text)).page())
  }

  @Test(
    "what fails at either of the first two commands stands at the beginning",
    arguments: [0, 1]
  )
  func failingAtBeginning(command: Int) throws {
    let commands = ["> system todo\n", "> wirings correct\n"]
    let text = commands.enumerated().map { $1 + ($0 == command ? "| never\n" : "...\n") }.joined()
    let page = try page("/home/me/x/a.md", "```mvclab\n\(text)```\n")
    let beginning = try #require(page.split(separator: "<section class=\"step\" id=\"s0\">").last)
    #expect(beginning.contains("<del>- | never</del>"))
  }

  @Test(
    "the page of a failing scenario shows what was expected, what came, and each finding's line"
  )
  func failing() throws {
    let page = try page("/home/me/x/a.md", Self.failing)
    #expect(page.contains("<h1>A &lt;title&gt; &amp; more</h1>"))
    #expect(page.contains(#"<span class="wrong">✗ correct not as written</span>"#))
    #expect(
      page.contains(
        """
        <pre>  ~ ToDoStore inserted [0]
          | To Do                          [Add]
        <del>- | 0  To Do Item 9</del>
        <ins>+ | 0  To Do Item 1</ins>
        </pre>
        """
      )
    )
    #expect(page.contains(##"<a href="#ui-changes-ui">law broken: ui-changes-ui</a>"##))
    #expect(page.contains(##"href="#MisusedListController.swift-25""##))
    #expect(page.contains(#"blamed" id="MisusedListController.swift-25"><i>25</i>"#))
    #expect(page.contains(#"<section class="rule" id="ui-changes-ui"><h3>"#))
    #expect(page.contains("A place, a trap, a <a href=\"https://example.org/a\">source</a>."))
    #expect(page.contains("✗ cannot read 'none.md': no such file or directory"))
  }

  @Test("the page of a scenario that passes says so, and has no difference")
  func passing() throws {
    let text = Self.failing.replacing("Item 9", with: "Item 1")
    let page = try page("a.md", text)
    #expect(page.contains(#"<span class="right">✓ correct as written</span>"#))
    #expect(!page.contains("<del>"))
  }

  @Test("a folder has a list of the scenarios, and a page for each")
  func folder() throws {
    let broken = "# No block\n"
    let site = site(
      ("/home/me/x/a.md", Self.failing),
      ("/home/me/x/b/index.md", broken),
      ("/home/me/x/index.md", Self.failing)
    )
    let files = try #require(site.files())
    #expect(files.map(\.path) == ["index.html", "a.html", "b/index.html", "index-2.html"])
    #expect(files[0].text.contains("<title>✗ 3 scenarios</title>"))
    #expect(
      files[0].text.contains(
        """
        <h1>3 scenarios</h1>
        <p class="verdict"><span class="wrong">✗ 4 wirings not as written</span> · \
        <span class="wrong">✗ 1 malformed scenario</span></p>

        """
      )
    )
    #expect(
      files[0].text.contains(
        """
        <h2><a href="a.html">A &lt;title&gt; &amp; more</a></h2>
        <p class="site">a.md</p>

        """
      )
    )
    #expect(files[0].text.contains(#"<h2><a href="b/index.html">b/index.md</a></h2>"#))
    #expect(files[0].text.contains("todo/misused  a.md:9  "))
    #expect(files[2].text.contains(#"<a href="../index.html">All scenarios</a>"#))
    #expect(files[2].text.contains("<p class=\"verdict\"><span class=\"wrong\">✗ malformed</span>"))
  }

  @Test("pages have no path of the machine, no time, and the same bytes with any number of threads")
  func deterministic() throws {
    let documents = [("/home/me/x/a.md", Self.failing), ("/home/me/x/b.md", Self.failing)]
    let one = site(documents[0], documents[1], jobs: 1)
    let three = site(documents[0], documents[1], jobs: 3)
    let texts = try #require(one.files()).map(\.text)
    #expect(try #require(three.files()).map(\.text) == texts)
    let page = try #require(one.page())
    #expect(three.page() == page)
    for text in texts + [page] {
      #expect(!text.contains("/home"))
      #expect(!text.contains("7.00"))
    }
  }

  @Test("a single scenario can be played on its page, and several if the caller wants it")
  func playable() throws {
    let mark = "<script type=\"application/json\" id=\"map\">"
    let alone = try page("a.md", Self.failing)
    #expect(alone.contains(mark))
    #expect(alone.contains("both wirings get the same touch"))
    #expect(alone.utf8.count < 300_000)
    let one = Self.failing.replacing("correct, misused", with: "correct")
      .replacing("[misused]\n... !\n", with: "")
    let page = try page("a.md", one)
    #expect(page.contains(mark))
    #expect(page.contains("Tap the phones: the wiring answers as its code did."))
    let documents = [("a.md", Self.failing), ("b.md", one)]
    let plain = try #require(site(documents[0], documents[1]).files())
    #expect(!plain.contains { $0.text.contains(mark) || $0.text.contains("id=\"play\"") })
    let played = try #require(site(documents[0], documents[1], isPlayable: true).files())
    #expect(played.map { $0.text.contains(mark) } == [false, true, true])
  }

  @Test("no two elements of a page have one id, also where two wirings share a file")
  func identifiers() throws {
    let text = try SampleCourse.text("news/20-three-ways-back.md")
    let page = try page("a.md", text)
    let names = page.matches(of: /\bid="([^"]*)"/).map { String($0.1) }
    #expect(names.count > 20)
    #expect(Set(names).count == names.count)
  }

  private static let unit = """
    # A unit

    ```mvclab
    > system todo
    > wirings correct, misused
    > open list as second
    ...
    ```

    ```swift misused MisusedListController.swift:25
    try table.insertRows(at: Indexes(first..<items.count))
    ```

    **Question.** Is the wiring right?

    **Answer.** No.

    ```mvclab answer
    > tap Add
    ...
    ```

    """

  @Test("what only the answer breaks stands with the answer, and gives nothing away above it")
  func answer() throws {
    let page = try page("a.md", Self.unit)
    let parts = page.split(separator: "<details class=\"answer\">")
    try #require(parts.count == 2)
    #expect(!parts[0].contains("ui-changes-ui"))
    #expect(parts[0].contains("<span><i>25</i>"))
    let ends = parts[1].split(separator: "<h2>What the answer broke</h2>")
    try #require(ends.count == 2)
    #expect(ends[1].contains(#"<section class="rule" id="ui-changes-ui"><h3>"#))
    #expect(ends[1].contains("<h2>The lines to blame for it</h2>"))
    #expect(ends[1].contains(#"blamed" id="MisusedListController.swift-25"><i>25</i>"#))
    #expect(ends[1].contains("<p>No law was broken, and no symptom seen above the answer.</p>"))
    #expect(!page.contains("<h2>What was broken</h2>"))
  }

  @Test("what the steps above the answer broke is not told again with the answer")
  func brokenBefore() throws {
    let text = Self.unit.replacing("> open list as second", with: "> tap Add")
    let page = try page("a.md", text)
    #expect(page.contains("<h2>What was broken</h2>"))
    #expect(page.contains(#"<span class="blamed"><i>25</i>"#))
    #expect(!page.contains("<h2>What the answer broke</h2>"))
  }

  @Test("a contrast is a page with both wirings, and says where their screens differ")
  func contrast() throws {
    let system = try #require([System].all.first { $0.name == "todo" })
    let wirings = ["correct", "misused"].compactMap { name in
      system.wirings.first { $0.name == name }
    }
    let commands = ["tap Add", "open list as second"]
    let contrast = Contrast(system, wirings[0], wirings[1], commands: commands, width: 80)
    let page = try ContrastSite(
      contrast,
      titled: "todo: a | b",
      program: "mvclab",
      size: StateMap.Size(explored: 1, moves: 20)
    ).page
    #expect(page.contains("<h1>todo: a | b</h1>"))
    #expect(page.contains(#"<span class="no">2</span> <code>&gt; open list as second</code>"#))
    #expect(!page.contains("contrast on"))
    #expect(page.contains(#"<div class="row missing">To Do Item 1 "#))
    #expect(page.contains("harm: diverges"))
    #expect(!page.contains("class=\"try\""))
    #expect(page.contains("id=\"map\""))
    #expect(page.utf8.count < 300_000)
  }
}
