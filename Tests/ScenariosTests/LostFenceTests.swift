import LabFiles
import LabScenarios
import LabSystems
import Testing

/// A block whose opening fence is lost would be prose, and pass without having been checked.
@Suite struct LostFenceTests {
  private static let folder = #filePath.split(separator: "/").dropLast(3).reduce("") {
    "\($0)/\($1)"
  }
  private static let files =
    Files.files(below: folder + "/Scenarios", endings: [".md"]) + [folder + "/README.md"]

  /// Ways to damage an opening fence; nil for a line without it.
  private static let damages: [@Sendable (String) -> String?] = [
    { _ in nil },
    { String($0.dropFirst()) },
    { "x" + $0 },
    { "'''" + $0.dropFirst(3) },
    { $0.replacing(/mvclab|swift/, with: "lab") },
    { "‘‘‘" + $0.dropFirst(3) },
    { "\"\"\"" + $0.dropFirst(3) },
    { $0.replacing("```", with: "`x``") },
    { "    " + $0 },
  ]

  /// The opening fences of the blocks that a run checks, counted from 0.
  private static func fences(of lines: [String]) -> [Int] {
    var isOpen = false
    return lines.indices.filter { index in
      guard lines[index].hasPrefix("```") else { return false }
      isOpen.toggle()
      return isOpen && lines[index].contains(/^```(mvclab|swift \S+ \S+:\d)/)
    }
  }

  @Test(arguments: files)
  func `no block of the course passes without its fence`(file: String) throws {
    let lines = try Files.text(of: file).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    for fence in Self.fences(of: lines) {
      for (number, damage) in Self.damages.enumerated() {
        var damaged = lines
        damaged.replaceSubrange(
          fence...fence,
          with: damage(lines[fence]).map { [$0] } ?? []
        )
        let bytes = Array(damaged.joined(separator: "\n").utf8)
        #expect(throws: ScenarioErrors.self, "line \(fence + 1), damage \(number)") {
          try Scenario(bytes, file: file, systems: .all)
        }
      }
    }
  }

  private static let story = "```mvclab\n> system counter\n> wirings correct\n...\n```\n"

  @Test(arguments: [
    (
      "```\n> tap Less\n...\n",
      "a.md:6:1: error: this block is not closed; close it, or look above it for a lost fence"
    ),
    (
      "```\nx\n```text\nx\n```\n",
      "a.md:8:1: error: this fence is inside the block of line 6; close that block first, or give it more marks"
    ),
    (
      "``mvclab answer\n\n",
      "a.md:6:1: error: this line opens no block; did you mean '```mvclab answer'?"
    ),
    ("  ab```mvclab\n", "a.md:6:3: error: this line opens no block; did you mean '```mvclab'?"),
    (
      "’’ swift correct F.swift:3\n",
      "a.md:6:1: error: this line opens no block; did you mean '```swift correct F.swift:3'?"
    ),
    (
      "```lab answer\n```\n",
      "a.md:6:4: error: a block marked 'lab' is not run; did you mean 'mvclab'?"
    ),
    (
      " > in first tap Less\n | 0\n",
      """
      a.md:6:2: error: this command is in no block, so it is not run; write '```mvclab' above it, or \
      leave a line empty below a quotation
      """
    ),
    (
      "> tpa Less\n~ Count replaced [-1]\n",
      """
      a.md:6:1: error: this command is in no block, so it is not run; write '```mvclab' above it, or \
      leave a line empty below a quotation
      """
    ),
  ])
  func `a lost fence is told with its line`(text: String, message: String) {
    #expect(errors(in: Self.story + text) == message)
  }

  @Test(arguments: ["[correct]\n| 0", "[not misused]\n| 0", "...", "... |", "|", "= 1", "! a: b"])
  func `a command and what is below it are no quotation`(below: String) {
    let text = Self.story + "\n> repeat 2 tap Less\n\(below)\n"
    #expect(errors(in: text).hasPrefix("a.md:7:1: error: this command is in no block"), "\(text)")
  }

  @Test(arguments: [
    "> A quotation,\n> in two lines\n",
    "> A quotation\nthat goes on\n",
    "> Open questions:\n| question | answer |\n|---|---|\n| who | you |\n",
    "> what the lab says\n\n| question | answer |\n|---|---|\n",
    "> As Fowler writes,\n[GUI Architectures](https://martinfowler.com/eaaDev/uiArchs.html)\n",
    "> tap the button\n# A heading\n",
    "> tap the button\n- a list\n",
    "> One\n...\n> two\n",
    "Mark a block with ```mvclab\nor `mvclab answer`.\n",
    "`mvclab`\n",
    "``mvclab``\n",
    "'mvclab' is a program.\n",
    "\"mvclab\"\n",
    "It\u{2019}s\nmvclab\n",
    "```text\n> tap Less\n| 0\n```\n",
    "````markdown\n```mvclab\n> tap Less\n```\n\n```swift correct F.swift:3\n```\n````\n",
    "```swift\nlet x = 1\n```\n\n```console\n$ mvclab\n```\n",
    "~~~\n```text\n~~~\n",
    "````\n```text\nx\n```\n````\n",
    "```lines Todo.swift:12\n```\n",
    "<!--\n> tap Less\n| 0\n``mvclab\n-->\n",
  ])
  func `prose, quotations and tables stay what they are`(prose: String) {
    #expect(errors(in: Self.story + prose) == "")
    #expect(errors(in: prose + "\n" + Self.story) == "")
  }
}
