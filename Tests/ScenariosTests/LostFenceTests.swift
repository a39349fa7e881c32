import LabFiles
import LabScenarios
import LabStage
import LabSystems
import Testing

@Suite struct LostFenceTests {
  private static let folder = #filePath.split(separator: "/").dropLast(3).reduce("") {
    "\($0)/\($1)"
  }
  private static let files =
    Files.files(below: folder + "/Scenarios", endings: [".md"]) + [folder + "/README.md"]

  private static let some = files.enumerated().filter { $0.offset % 16 == 2 }.map(\.element)

  /// `Trials fences` damages all.
  @Test(arguments: some)
  func `no block of the course passes without its fence`(file: String) throws {
    let unnoticed = LostFence.unnoticed(in: try Files.text(of: file), file: file, .all)
    #expect(unnoticed == [])
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
