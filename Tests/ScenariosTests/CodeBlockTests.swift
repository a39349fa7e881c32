import LabScenarios
import MVCLab
import Testing

@Suite struct CodeBlockTests {
  static let sources = """
    final class List {
      var items: [Item] = []

      func add() throws {
        items.append(Item())
        try table.insertRows(at: [0])
      }

      func again() throws {
        try table.insertRows(at: [0])
      }
    }
    """

  /// A document that shows these lines of the wiring's file.
  static func lesson(_ info: String, _ lines: String) -> String {
    """
    ```mvclab
    > system counter
    > wirings correct
    ...
    ```

    ```\(info)
    \(lines)
    ```

    """
  }

  static let system = CounterSystem.counter(
    files: ["List.swift", "Lost.swift"],
    sources: SourceIndex([SourceFile(name: "List.swift", text: sources)])
  )

  static func errors(in document: String) -> String {
    outcome(document, systems: [system]).errors.map(\.description).joined(separator: "\n")
  }

  @Test(
    arguments: [
      "  var items: [Item] = []",
      "var items: [Item] = []  ",
      "    var items: [Item] = []\n\n    func add() throws {\n      items.append(Item())",
    ]
  )
  func `a block with the lines of the source passes, however far it is indented`(lines: String) {
    let text = Self.lesson("swift correct List.swift:2", lines)
    #expect(Self.errors(in: text) == "")
    #expect(outcome(text, systems: [Self.system]).status == .passed)
  }

  @Test func `a block with other lines fails the run, at its place, and says why`() {
    let moved = Self.lesson("swift correct List.swift:3", "items.append(Item())")
    #expect(
      Self.errors(in: moved) == """
        a.md:7:18: error: these lines of 'List.swift' begin at line 5, not 3; 'run --update' corrects the number
        """
    )
    #expect(outcome(moved, systems: [Self.system]).status == .failed)
    let repeated = Self.lesson("swift correct List.swift:5", "try table.insertRows(at: [0])")
    #expect(
      Self.errors(in: repeated) == """
        a.md:7:18: error: these lines of 'List.swift' begin at lines 6, 10, not 5; choose one
        """
    )
    let changed = Self.lesson("swift correct List.swift:1", "final class List {\n  var item = 0")
    #expect(
      Self.errors(in: changed) == """
        a.md:9:1: error: line 2 of 'List.swift' is 'var items: [Item] = []'; copy its lines
        """
    )
    let shifted = Self.lesson(
      "swift correct List.swift:1",
      "  final class List {\n  var items: [Item] = []"
    )
    #expect(
      Self.errors(in: shifted) == """
        a.md:9:1: error: line 2 of 'List.swift' is indented differently from the lines above it; copy its lines
        """
    )
    let beyond = Self.lesson("swift correct List.swift:12", "}\n}")
    #expect(
      Self.errors(in: beyond) == """
        a.md:7:18: error: 'List.swift' has only 12 lines, and these are not among them; copy its lines
        """
    )
  }

  @Test(
    arguments: [
      (
        "swift correct",
        "7:4: error: a block of a wiring's source is marked 'swift WIRING FILE:LINE'; a block that is marked 'swift' alone is not checked"
      ),
      (
        "swift corect List.swift:1",
        "7:10: error: 'corect' is not a wiring of this scenario; did you mean 'correct'?"
      ),
      (
        "swift correct Lists.swift:1",
        "7:18: error: 'Lists.swift' is not a file of 'correct'; did you mean 'List.swift'?"
      ),
      (
        "swift correct Lost.swift:1",
        "7:18: error: the system has no source of 'Lost.swift'; the plugin 'EmbedSources' embeds it"
      ),
      (
        "swift correct List.swift:-1",
        "7:29: error: '-1' is not a line number; expected 1 or more"
      ),
      ("swift correct List.swift:0", "7:29: error: '0' is not a line number; expected 1 or more"),
    ]
  )
  func `a block that names no line of a wiring's source is malformed`(info: String, message: String)
  {
    let text = Self.lesson(info, "final class List {")
    #expect(Self.errors(in: text) == "a.md:\(message)")
    #expect(outcome(text, systems: [Self.system]).status == .malformed)
  }

  @Test(
    arguments: [
      "Swift correct List.swift:1", "swfit correct List.swift:1", "swift, correct List.swift:1",
      "swift:correct List.swift:1", "swift{correct} List.swift:1", "SWIFT correct, List.swift:1",
      "swift-correct List.swift:1",
    ]
  )
  func `a block that is nearly one of a wiring's source is malformed`(info: String) {
    #expect(
      Self.errors(in: Self.lesson(info, "nonsense")) == """
        a.md:7:4: error: a block marked '\(info)' is not checked; did you mean 'swift correct List.swift:1'?
        """
    )
  }

  @Test(
    arguments: [
      "Swift", "swift,ignore", "swift:List.swift", "Swift title=\"List.swift\"", "text correct",
      "shell correct List.swift:1", "swift{.line-numbers}",
    ]
  )
  func `a block of another language, or one that names no wiring and no line, is prose`(
    info: String
  ) {
    #expect(Self.errors(in: Self.lesson(info, "nonsense")) == "")
  }

  @Test(arguments: ["Swift correct Other.swift", "swfit List.swift:1"])
  func `a wiring of the system is enough, and so is a line of a file`(info: String) {
    #expect(Self.errors(in: Self.lesson(info, "nonsense")).contains("is not checked; did you mean"))
  }

  @Test func `a block that is empty, open or in a list is malformed; one without words is prose`() {
    let story = "```mvclab\n> system counter\n> wirings correct\n...\n```\n"
    #expect(
      Self.errors(in: story + "```swift correct List.swift:1\n```\n") == """
        a.md:6:1: error: this block is empty; copy the lines of 'List.swift' into it
        """
    )
    #expect(
      Self.errors(in: story + "```swift correct List.swift:1\n") == """
        a.md:6:1: error: this block of source is not closed
        """
    )
    #expect(
      Self.errors(in: story + "- ```swift correct List.swift:1\n  ```\n") == """
        a.md:6:3: error: this block is not checked: it is in a list or quotation, or indented by more than three spaces
        """
    )
    #expect(Self.errors(in: story + "```swift\nlet x = 1\n```\n") == "")
  }

  @Test func `an update corrects the number of lines that have moved, and nothing else`() throws {
    let before = """
      # Title\r
      ```mvclab
      > system counter
      > wirings correct
      ...
      > tap Less
      ~ Count replaced [-2]
      ...
      ```

        ```swift  correct   List.swift:40  \r
          items.append(Item())
        ```
      prose
      ```swift correct List.swift:5
      try table.insertRows(at: [0])
      ```
      ```mvclab answer
      > tap Less
      ...
      ```
      ```swift correct List.swift:9
      var items: [Item] = []
      ```
      """
    let update = try updated(before, systems: [Self.system])
    let after = before.replacing("[-2]", with: "[-1]").replacing(":40", with: ":5")
      .replacing(":9", with: ":2")
    #expect(update.text == after)
    #expect(update.summary == "1 step: 1 line reworded; 2 line numbers of source")
    #expect(try !updated(after, systems: [Self.system]).isChange)
    #expect(
      String(
        decoding: try updated(
          Self.lesson("swift correct List.swift:3", "var items: [Item] = []"),
          systems: [Self.system]
        ).patch,
        as: UTF8.self
      ) == """
        --- a/a.md
        +++ b/a.md
        @@ -4,6 +4,6 @@
         ...
         ```
         
        -```swift correct List.swift:3
        +```swift correct List.swift:2
         var items: [Item] = []
         ```

        """
    )
  }

  @Test func `each report has the error in its form`() {
    let result = outcome(
      Self.lesson("swift correct List.swift:3", "items.append(Item())"),
      systems: [Self.system]
    )
    let texts = Format.allCases.map { format in
      var report = format.report()
      return "\(format.rawValue)\n\(report.text(of: result))"
    }
    let reason =
      "these lines of 'List.swift' begin at line 5, not 3; 'run --update' corrects the number"
    var junit = JUnitReport()
    _ = junit.text(of: result)
    #expect(
      (texts + [junit.closing(Summary())]).joined(separator: "\n") == """
        pretty
        a.md:7:18: error: \(reason)

        tap
        not ok 1 - a.md correct
          ---
          file: "a.md"
          errors:
            - line: 7
              column: 18
              message: "\(reason)"
          ...

        json
        {"scenario":"a.md","wiring":"correct","status":"failed","steps":2,"breaches":[],"symptoms":[],"seconds":0.000,"failures":[{"line":7,"column":18,"message":"\(reason)"}]}

        github
        ::error file=a.md,line=7,col=18,title=failed::\(reason)

        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="mvclab" tests="0" failures="0" errors="0" time="0.000">
          <testsuite name="a.md" tests="1" failures="1" errors="0" time="0.000">
            <testcase name="correct" classname="a.md" time="0.000">
              <failure message="a.md:7:18: error: \(reason)" type="failed">a.md:7:18: error: \(reason)</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }
}
