import LabCourse
import LabScenarios
import LabSystems
import MVCLab
import Testing

@Suite struct UnitTests {
  @Test func `a unit has the texts of its sections, its pair, its rules and its source`() throws {
    let unit = try Unit(try SampleUnit.lesson())
    #expect(unit.title == "The second window")
    #expect(unit.minutes == 7)
    #expect([unit.left.name, unit.right.name] == ["correct", "misused"])
    #expect(
      unit.claim
        == "If the array lives in a view controller, *every* window\nhas a list of its own."
    )
    #expect(unit.rules.map(\.name) == ["model-in-controller"])
    #expect(unit.law == "`model-in-controller`: what lives in a controller dies with it.")
    #expect(unit.repair == "The controllers share one store.")
    #expect(unit.source.map(\.line) == [7, 25, 7])
    #expect(unit.question == "Is everything fine?")
    #expect(unit.answer == "No.")
    #expect(
      unit.steps.map(\.command) == [
        "system todo", "wirings correct, misused", "tap Add", "open list as second", "show model",
      ]
    )
    #expect(unit.steps.map(\.narration) == [[], [], ["One window."], [], []])
    #expect(unit.steps[3].prediction == "what does the new window of misused show?")
    #expect(unit.steps.map(\.isAnswer) == [false, false, false, false, true])
    #expect(try SampleUnit.problems(SampleUnit.text) == "")
  }

  @Test func `a lesson has the parts of its document in order`() throws {
    let parts = try SampleUnit.lesson().parts.map { part in
      switch part.content {
      case .prose(let text): "\(part.line) prose \(text)"
      case .section(let section, _): "\(part.line) \(section.rawValue)"
      case .story(let steps): "\(part.line) story \(steps)"
      case .answer(let steps): "\(part.line) answer \(steps)"
      case .source(let code): "\(part.line) source \(code.file.name):\(code.lines)"
      case .block(let lines): "\(part.line) block \(lines)"
      }
    }
    #expect(
      parts.joined(separator: "\n") == """
        5 Claim
        8 prose The product is small.
        10 story 0..<4
        29 block ["user -> view"]
        33 Law
        35 Repair
        37 source MisusedListController.swift:7..<8
        40 source MisusedListController.swift:25..<26
        43 source CorrectListController.swift:7..<8
        47 Question
        49 Answer
        51 answer 4..<5
        """
    )
  }

  @Test(
    arguments: [
      (
        "<!-- unit: 7 minutes; correct | misused -->", "",
        "1:1: error: the comment of a unit is missing; write '<!-- unit: 7 minutes; correct | misused -->'"
      ),
      (
        "7 minutes; correct |", "7; correct",
        "3:1: error: the comment is not clear; expected '<!-- unit: 7 minutes; correct | misused -->'"
      ),
      (
        "7 minutes", "25 minutes",
        "3:1: error: '25' is not a time for a unit; expected 1 to 20 minutes"
      ),
      (
        "correct | misused", "corect | misused",
        "3:1: error: 'corect' is not a wiring of this scenario; did you mean 'correct'?"
      ),
      (
        "correct | misused", "misused | correct",
        "3:1: error: 'misused' is not correct; the wiring on the left side must be"
      ),
      ("**Claim.**", "**Claim**", "33:1: error: the section '**Claim.**' is missing"),
      (
        "**Law.**", "Law:",
        "35:1: error: the section '**Law.**' is missing; where no law is broken, write '**No law.**'"
      ),
      (
        "`model-in-controller`: what", "model-in-controller: what",
        "33:1: error: no law or symptom is named; write its name between backticks"
      ),
      (
        "`model-in-controller`: what", "`leak`: what",
        "33:1: error: the story shows no 'leak'"
      ),
      (
        "**Question.** Is everything fine?", "**Question.** Is everything fine.",
        "47:1: error: a question must end with '?'"
      ),
      ("**Answer.** No.", "**Answer.**", "49:1: error: the section '**Answer.**' says nothing"),
      (
        "**Answer.** No.", "**Answer.** No.\n\n**Claim.** Again.",
        """
        51:1: error: the section '**Claim.**' is there twice; one is enough
        a.md:51:1: error: the section '**Claim.**' is below '**Answer.**'; move it above
        a.md:53:1: error: this answer is above '**Answer.**'; move it below
        """
      ),
      (
        "```mvclab answer", "```mvclab",
        "51:1: error: this block is part of the answer; mark it 'mvclab answer'"
      ),
      (
        "**Question.**", "```mvclab\n> tap Add\n...\n```\n\n**Question.**",
        "47:1: error: this story is below '**Repair.**'; move it above the law"
      ),
      (
        "```swift correct CorrectListController.swift:7\nprivate let store: ToDoStore\n```\n", "",
        "35:1: error: the repair shows no line of 'correct'; add a block marked 'swift correct FILE:LINE'"
      ),
      (
        "```swift misused MisusedListController.swift:25\ntry table.insertRows(at: Indexes(first..<items.count))\n```\n```swift correct",
        "```swift correct", ""
      ),
      (
        "| To Do                          [Add]\n| 0  To Do Item 1", "... |",
        "19:1: error: this '...' may hide what is wrong with 'misused', which begins here; write the lines out"
      ),
      (
        "> tap Add\n",
        "> repeat 2 tap Add\n...\n> tap Add\n> tap Add\n> tap Add\n> tap Add\n> tap Add\n> tap Add\n> tap Add\n",
        "33:1: error: the story has 9 commands after 'wirings'; a unit has at most 8"
      ),
    ]
  )
  func `what a unit lacks is a problem with its place`(
    old: String,
    new: String,
    message: String
  ) throws {
    let text = SampleUnit.text.replacing(old, with: new)
    #expect(text != SampleUnit.text)
    #expect(try SampleUnit.problems(text) == (message.isEmpty ? "" : "a.md:\(message)"))
  }

  @Test func `a repair without a line that the story blames is a problem`() throws {
    let text = SampleUnit.text.replacing(
      "MisusedListController.swift:7\nvar items: [ToDoItem] = []",
      with: "MisusedListController.swift:23\nlet first = items.count"
    ).replacing(
      "MisusedListController.swift:25\ntry table.insertRows(at: Indexes(first..<items.count))",
      with: "MisusedListController.swift:23\nlet first = items.count"
    )
    #expect(
      try SampleUnit.problems(text) == """
        a.md:35:1: error: no block of 'misused' has a line that the story blames: MisusedListController.swift:25, MisusedListController.swift:7
        """
    )
  }

  @Test func `a scenario without a unit's comment is a lesson, and compares its first two wirings`()
    throws
  {
    let lesson = try SampleUnit.lesson(
      "# Plain\n\n```mvclab\n> system todo\n> wirings misused, correct, onevcat\n...\n```\n"
    )
    #expect(lesson.head == nil)
    #expect(lesson.compared.map(\.name) == ["misused", "correct"])
    #expect(lesson.title == "Plain")
  }
}
