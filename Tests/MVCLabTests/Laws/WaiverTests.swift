import LabConversation
import LabScenarios
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct WaiverTests {
  /// Source of this file's name, with a comment at the line that paints.
  private static func sources(_ comments: [Int: String], module: String? = nil) -> SourceIndex {
    let lines = (1...Int(Spinning.line)).map { comments[$0] ?? "let x = 1" }
    let text = lines.joined(separator: "\n")
    return SourceIndex([SourceFile(name: "WaiverTests.swift", module: module, text: text)])
  }

  private static func stage(_ comments: [Int: String]) -> Stage {
    Stage(sources: sources(comments)) { Spinning() }
  }

  private static let line = Int(Spinning.line)

  @Test(arguments: [
    [line: "paint() // mvclab: allow ui-changes-ui: it shows no data"],
    [line - 1: "  // mvclab: allow ui-changes-ui: it shows no data"],
    [line - 1: "// and more", line - 2: "// mvclab: allow ui-changes-ui: it shows no data"],
  ])
  func `a waiver with a reason, at or above the line, lets the law be broken`(
    comments: [Int: String]
  ) {
    #expect(Self.stage(comments).findings(after: ["tap Go", "tap Go"]) == "")
  }

  @Test(arguments: [
    [line: "paint() // mvclab: allow ui-changes-ui"],
    [line: "paint() // mvclab: allow ui-changes-ui: "],
    [line: "paint() // mvclab: allow view-navigates: it shows no data"],
    [line - 2: "// mvclab: allow ui-changes-ui: it shows no data"],
  ])
  func `a waiver without a reason, of another law, or further up waives nothing`(
    comments: [Int: String]
  ) {
    #expect(Self.stage(comments).findings(after: ["tap Go"]).hasPrefix("! ui-changes-ui:"))
  }

  @Test func `a waiver is about its own file, not about that of another module with the same name`()
  {
    let comment = [Self.line: "paint() // mvclab: allow ui-changes-ui: it shows no data"]
    func findings(in module: String) -> String {
      Stage(sources: Self.sources(comment, module: module)) { Spinning() }.findings(after: [
        "tap Go"
      ])
    }
    #expect(findings(in: "MVCLabTests") == "")
    #expect(findings(in: "LabTests").hasPrefix("! ui-changes-ui:"))
    #expect(findings(in: "MVCLabTest").hasPrefix("! ui-changes-ui:"))
  }

  private func summary(_ commands: String) -> Waivers {
    let comment = "paint() // mvclab: allow ui-changes-ui: it shows no data"
    let system = Self.stage([Self.line: comment]).system
    let text = "```mvclab\n> system stage\n> wirings only\n...\n\(commands)\n```\n"
    var waivers = Waivers()
    waivers.add(Outcome.of(Array(text.utf8), file: "a.md", systems: [system]) { .zero }, [system])
    return waivers
  }

  @Test func `a run lists a waiver that let a breach pass, and complains about a stale one`() {
    let used = summary("> tap Go\n...")
    #expect(used.problems == [])
    #expect(
      used.list == ["waived: ui-changes-ui, by WaiverTests.swift:\(Self.line): it shows no data"]
    )
    let stale = summary("> layout")
    #expect(stale.list == [])
    #expect(
      stale.problems == [
        "WaiverTests.swift:\(Self.line) allows 'ui-changes-ui', and no scenario breaks it there; "
          + "remove the comment"
      ]
    )
  }
}

private final class Spinning: Screen {
  static let line = #line + 2
  override func go() {
    label.text = label.text + "."
  }
}
