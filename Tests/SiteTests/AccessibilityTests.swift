import LabScenarios
import LabSystems
import LabWork
import MVCLab
import PseudoTerminal
import Testing

@testable import LabSite

@Suite("Pages that everybody can read", .waits, .serialized)
struct AccessibilityTests {
  private static let lesson = "todo/02-second-window"

  /// What the audit finds on a page in a narrow window, without the number of colours that it compared.
  private func found(on page: String) throws -> [String] {
    let audited = page.replacing("</body>", with: "\(AccessibilityAudit.script)</body>")
    let document = try Browser.document(audited, "", width: 390)
    let report = document.components(separatedBy: "<pre id=\"audit\">").last ?? ""
    let lines = (report.components(separatedBy: "</pre>").first ?? "").split(separator: "\n")
    let count = lines.first.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    return (count > 4 ? [] : ["the audit did not run"]) + lines.dropFirst().map(String.init)
  }

  @Test("the audit finds what is wrong", Browser.needed)
  func audit() throws {
    let page = """
      <!DOCTYPE html><html lang="en"><head><title>x</title><style></style></head><body><main>
      <h1>One</h1><h3 id="a">Three</h3><button id="a"></button><p style="color: #999">pale</p>
      <p tabindex="2">x</p><ul><p>y</p></ul><i style="color: #111">z</i><b style="color: #222">z</b></main>
      <p>beside</p></body></html>
      """
    let rules = try found(on: page).compactMap { $0.split(separator: ":").first.map(String.init) }
    #expect(
      rules == [
        "no name", "tabindex", "not an item", "repeated id", "outside of landmarks",
        "skipped heading", "contrast 2.85 in light", "contrast 2.85 in dark",
      ]
    )
  }

  @Test(
    "every kind of page of the course passes the audit",
    Browser.needed,
    arguments: [
      "\(lesson).html", "index.html", "rules.html", "matrix.html", "wirings/todo-misused.html",
    ]
  )
  func course(_ path: String) throws {
    let site = try SampleCourse.site(of: ["\(Self.lesson).md"], explored: 2)
    let found = try found(on: try #require(site[path]))
    #expect(found == [])
  }

  @Test(
    "a teacher's copy passes the audit",
    Browser.needed,
    arguments: ["\(lesson).html", "teacher.html"]
  )
  func teacher(_ path: String) throws {
    let site = try SampleCourse.site(of: ["\(Self.lesson).md"], explored: 0, isTeachers: true)
    let found = try found(on: try #require(site[path]))
    #expect(found == [])
  }

  @Test("the pages of a run pass the audit", Browser.needed)
  func run() throws {
    let text = try SampleCourse.text("\(Self.lesson).md").replacing("Item 2", with: "Item 9")
    var summary = Summary()
    let outcomes = [text, "# No block\n"].enumerated().map { number, text in
      Outcome.of(Array(text.utf8), file: "\(number).md", systems: [System].all, clock: { .zero })
    }
    for outcome in outcomes { summary.add(outcome, .all) }
    let site = RunSite(
      outcomes,
      summary,
      .all,
      program: "mvclab",
      jobs: 1,
      isPlayable: true,
      in: InProcess()
    )
    for file in try #require(site.files()) {
      let found = try found(on: file.text)
      #expect(found == [], "\(file.path)")
    }
  }
}
