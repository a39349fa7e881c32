import Foundation
import PseudoTerminal
import Testing

@Suite("Lessons without a terminal", .waits)
struct LessonTests {
  static let unit = """
    # Two windows

    <!-- unit: 7 minutes; correct | misused -->

    **Claim.** Every window has a list of its own.

    ```mvclab
    > system todo
    > wirings correct, misused
    ...
    > tap Add
    [correct]
    ~ ToDoStore inserted [0]
    [*]
    | To Do                          [Add]
    | 0  To Do Item 1
    [misused]
    ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had changed
    ! model-in-controller: 'ToDoListController' keeps model values in 'items'
    # Predict: what does the new window of misused show?
    > open list as second
    ...
    ```

    **Law.** `model-in-controller`: what lives in a controller dies with it.

    **Repair.** The controllers share one store.

    ```swift misused MisusedListController.swift:7
    var items: [ToDoItem] = []
    ```
    ```swift correct CorrectListController.swift:7
    private let store: ToDoStore
    ```

    **Question.** Is everything fine?

    **Answer.** No.

    ```mvclab answer
    > show model
    ...
    ```

    """

  @Test(arguments: [[], ["--plain"]])
  func `without keys a lesson is printed whole, with its answers`(options: [String]) throws {
    let scratch = try Scratch()
    let run = try Run(
      builtMVCLab,
      ["lesson", try scratch.file("a.md", Self.unit)] + options,
      environment: [:],
      in: scratch.folder
    )
    #expect(run.errors == "")
    #expect(
      run.output == """
        Two windows                                                    correct | misused

        Claim: Every window has a list of its own.

        correct: one store that notifies its controllers, which show what it has
        misused: the array lives in the list's controller, and the tap moves the rows

        | To Do                          [Add]

        Step 1 of 2  > tap Add
        [correct]
        ~ ToDoStore inserted [0]
        [*]
        | To Do                          [Add]
        | 0  To Do Item 1
        [misused]
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had changed  (MisusedListController.swift:25)
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'  (MisusedListController.swift:7)

        Step 2 of 2  > open list as second
        Predict: what does the new window of misused show?
          1  | second  To Do                  [Add]
          2  | second  To Do                  [Add]
             | second  0  To Do Item 1
          3  no window changes
          4  its code fails, and the world ends
        It is 1.
        | second  To Do                  [Add]
        [correct]
        | second  0  To Do Item 1
        [misused]
        ! screens-disagree: 'second' shows no row 'To Do Item 1'

        Law: 'model-in-controller': what lives in a controller dies with it.

        Repair: The controllers share one store.

        misused  MisusedListController.swift
             7  var items: [ToDoItem] = []

        correct  CorrectListController.swift
             7  private let store: ToDoStore

        Question: Is everything fine?

        Answer: No.

        Answer  > show model
        [correct]
        = ToDoStore.items[0] = #1 To Do Item 1
        = ToDoStore.adding = 0
        [misused]
        = first: ToDoListController.items[0] = #1 To Do Item 1

        """
    )
    #expect(run.code == 0)
  }

  @Test func `a unit of a teacher's that is not whole is refused, with every place`() throws {
    let scratch = try Scratch()
    let text = Self.unit.replacing("**Question.** Is everything fine?", with: "")
      .replacing("unit: 7", with: "unit: 70")
    let file = try scratch.file("a.md", text)
    let run = try Run("lesson", file)
    #expect(run.output == "")
    #expect(
      run.errors == """
        \(file):3:1: error: '70' is not a time for a unit; expected 1 to 20 minutes
        \(file):38:1: error: the section '**Question.**' is missing

        """
    )
    #expect(run.code == 65)
    let malformed = try Run("lesson", try scratch.file("b.md", "```mvclab\n> system toodo\n```\n"))
    #expect(
      malformed.errors.hasSuffix(
        "/b.md:2:10: error: unknown system 'toodo'; did you mean 'system todo'?\n"
      )
    )
    #expect(malformed.code == 65)
  }

  @Test func `an unknown lesson is refused with the nearest name, a missing file as such`() throws {
    let name = try Run("lesson", "secnd-window")
    #expect(name.errors == "mvclab: unknown lesson 'secnd-window'; did you mean 'second-window'?\n")
    #expect(
      try Run("lesson", "9").errors
        == "mvclab: unknown lesson '9'; 'mvclab lesson' lists them\n"
    )
    #expect(name.code == 64)
    let file = try Run("lesson", "no.md")
    #expect(file.errors.hasPrefix("mvclab: cannot read 'no.md': "), "\(file.errors)")
    #expect(file.code == 66)
    let foreign = try Run("lesson", program: "ForeignLab")
    #expect(foreign.errors == "notes-lab: this lab has no course; name the file of a lesson\n")
    #expect(foreign.code == 66)
  }

  @Test(arguments: [("0.2", "0.2"), ("window more", "window"), ("next --list", "next")])
  func `a second lesson is refused`(words: String, second: String) throws {
    let run = try Run(arguments: ["lesson", "0.1"] + words.split(separator: " ").map(String.init))
    #expect(
      run.errors.hasPrefix("Error: a call plays one lesson; leave out '\(second)'\nUsage: "),
      "\(run.errors)"
    )
    #expect(run.code == 64)
  }

  @Test func `the list has every unit, and a unit is found by number and by name in any folder`()
    throws
  {
    let scratch = try Scratch()
    let list = try Run("lesson", in: scratch.folder).output
    #expect(list.hasPrefix("Part 0: The bench\n> 0.1 "), "\(list)")
    let title = "1.2  The second window  "
    for name in ["1.2", "second-window", "todo/02-second-window"] {
      let run = try Run("lesson", name, "--plain", in: scratch.folder)
      #expect(run.output.hasPrefix(title), "\(run.output)")
    }
    let next = try Run("lesson", "next", in: scratch.folder)
    #expect(next.output.hasPrefix("0.1  "), "\(next.output)")
  }

  @Test func `what is done is kept, and forgotten with reset`() throws {
    let scratch = try Scratch()
    let state = ["XDG_STATE_HOME": scratch.folder.path]
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "mvclab"),
      withIntermediateDirectories: true
    )
    _ = try scratch.file("mvclab/lessons", "todo/29-talk-to-a-world.md\nno/such-lesson.md\n")
    let list = try Run("lesson", environment: state).output
    #expect(list.contains("  0.1   Talk to a world "), "\(list)")
    #expect(list.contains(" minutes  done\n> 0.2 "), "\(list)")
    #expect(list.contains("\n1 of "), "\(list)")
    let reset = try Run("lesson", "reset", environment: state)
    #expect(reset.output == "no unit is done\n")
    #expect(try scratch.text("mvclab/lessons") == "")
  }
}

extension LessonTests {
  @Test func `a rule's explanation has wrong and right lines, and names the units that show it`()
    throws
  {
    let rule = try Run("rules", "notified-by-stranger").output
    let units =
      /\n  units of the course \('lesson (\d\.\d+)' plays the first\):\n    (\d\.\d+)  .+\n/
    let found = try #require(rule.firstMatch(of: units), "\(rule)")
    #expect(found.1 == found.2)
    #expect(try Run("lesson", String(found.1)).output.contains("notified-by-stranger"))
    let source =
      /\n  wrong, in '[\w-]+', \w+\.swift:\n( +\d+  .+\n)+  right, in '[\w-]+', \w+\.swift:\n( +\d+  .+\n)+/
    let law = try Run("rules", "model-in-controller").output
    #expect(law.firstMatch(of: source) != nil, "\(law)")
    let script = try Run("-c", "system todo; explain notified-by-stranger").output
    #expect(script.contains("\n=   units of the course ('lesson \(found.1)' plays the first):\n"))
    #expect(!(try Run("rules", "leak", program: "ForeignLab").output.contains("units")))
  }

  @Test func `an explanation shows lines of the chosen system, if a unit has some`() throws {
    let counter = try Run("-c", "system counter; explain leak").output
    #expect(counter.contains("=   wrong, in 'controller-keeps-view', "), "\(counter)")
    let image = try Run("-c", "system image; explain leak").output
    #expect(image.contains("=   wrong, in 'controller-keeps-view', "), "\(image)")
  }

  @Test func `a symptom has the lines of a unit without a law that is about it`() throws {
    let symptom = try Run("rules", "leak").output
    #expect(
      symptom.contains(
        """

          wrong, in 'controller-keeps-view', ControllerKeepsViewCounterView.swift:
               6  final class ViewKeepingController: Mvce.Controller {
        """
      ),
      "\(symptom)"
    )
    #expect(symptom.contains("\n    3.9  A controller that keeps the view\n"), "\(symptom)")
  }

  @Test func `a contrast of a unit compares its pair`() throws {
    let scratch = try Scratch()
    let text = Self.unit.replacing("> wirings correct, misused", with: "> wirings misused, correct")
    let run = try Run("contrast", try scratch.file("a.md", text))
    #expect(
      run.output.hasPrefix("correct                                | misused\n"),
      "\(run.output)"
    )
  }

  @Test(
    arguments: [
      ("queueing, correct, optimistic", "correct", "correct | optimistic"),
      ("queueing, optimistic", "optimistic", "queueing | optimistic"),
      ("queueing, optimistic", "misused", "queueing | misused"),
      ("queueing, correct", "correct", "correct | queueing"),
      ("optimistic", nil, "correct | optimistic"),
    ]
  )
  func `a contrast of a file sets one wiring beside one of the file`(
    wirings: String,
    wiring: String?,
    head: String
  ) throws {
    let scratch = try Scratch()
    let text = "```mvclab\n> system todo\n> wirings \(wirings)\n...\n```\n"
    let option = wiring.map { ["--wiring", $0] } ?? []
    let run = try Run(arguments: ["contrast", try scratch.file("a.md", text)] + option)
    let names = run.output.prefix { $0 != "\n" }.split(separator: " ").joined(separator: " ")
    #expect(names == head)
  }

  @Test func `a contrast of a file with one correct wiring asks for another one`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("a.md", "```mvclab\n> system todo\n> wirings correct\n...\n```\n")
    let run = try Run("contrast", file)
    let way = "name two with '--wiring correct,NAME'"
    #expect(
      run.errors == "mvclab: '\(file)' has no wiring to set beside 'correct'; \(way)\n"
    )
    #expect(run.code == 64)
  }
}
