import LabCourse
import LabSystems
import MVCLab
import Testing

@Suite struct LessonPlayerTests {
  static func player(columns: Int = 80) throws -> LessonPlayer {
    let lesson = try SampleUnit.lesson()
    var player = LessonPlayer(lesson, LessonRun(lesson), number: "1.2")
    player.columns = columns
    return player
  }

  static func text(_ answer: LessonPlayer.Answer) -> String {
    switch answer {
    case .lines(let lines): lines.map(\.description).joined(separator: "\n")
    case .attempt(let steps): "(attempt after \(steps))"
    case .end: "(end)"
    case .leave: "(leave)"
    }
  }

  @Test func `a player leads from the claim through the steps and the question to the answer`()
    throws
  {
    var player = try Self.player()
    #expect(
      player.lines.map(\.description).joined(separator: "\n") == """
        1.2  The second window                                         correct | misused

        Claim: If the array lives in a view controller, every window has a list of its
        own.

        The product is small.

        correct: one store that notifies its controllers, which show what it has
        misused: the array lives in the list's controller, and the tap moves the rows

        correct                                | misused
        | To Do                          [Add] | | To Do                          [Add]

        """
    )
    #expect(player.keys == "[Return] next  [c]ode  [t]ry  [h]elp  [q]uit")
    #expect(
      Self.text(player.take(.next)) == """
        One window.
        Step 1 of 2  > tap Add
        correct                                | misused
        ~ ToDoStore inserted [0]               *
        | To Do                          [Add] | | To Do                          [Add]
        | 0  To Do Item 1                      | | 0  To Do Item 1
                                               : ! ui-changes-ui: 'ToDoListController'
                                               :   inserted a row in response to a tap;
                                               :   no model had changed
                                               :   MisusedListController.swift:25
                                               : ! model-in-controller:
                                               :   'ToDoListController' keeps model
                                               :   values in 'items'
                                               :   MisusedListController.swift:7

        """
    )
    #expect(player.keys == "[Return] next  [b]ack  [f]low  [c]ode  [w]hy  [t]ry  [h]elp  [q]uit")
    #expect(
      Self.text(player.take(.next)) == """
        Step 2 of 2  > open list as second
        Predict: what does the new window of misused show?
          1  | second  To Do                  [Add]
          2  | second  To Do                  [Add]
             | second  0  To Do Item 1
          3  no window changes
          4  its code fails, and the world ends
        """
    )
    #expect(
      player.keys == "[1-4] your guess  [Return] see it  [b]ack  [c]ode  [t]ry  [h]elp  [q]uit"
    )
    let refusal = "'x' does nothing here; the keys are Return, [1-4] your guess, "
    #expect(Self.text(player.take(.key("x"))) == refusal + "[b]ack, [c]ode, [t]ry, [h]elp, [q]uit")
    for key in ["f", "w", "f"] as [Character] {
      #expect(Self.text(player.take(.key(key))) == "'\(key)' is shown after your guess")
    }
    #expect(player.take(.key("t")) == .attempt(steps: 3))
    #expect(player.take(.key("5")) == .lines([]))
    #expect(
      Self.text(player.take(.key("2"))) == """
        No. It is 1.

        correct                                | misused
        | second  To Do                  [Add] | | second  To Do                  [Add]
        | second  0  To Do Item 1              :
                                               : ! screens-disagree: 'second' shows no
                                               :   row 'To Do Item 1'

        """
    )
    #expect(player.take(.key("t")) == .attempt(steps: 4))
    #expect(Self.text(player.take(.next)) == "    user -> view\n")
    #expect(
      Self.text(player.take(.next)) == """
        Law: 'model-in-controller': what lives in a controller dies with it.

        Repair: The controllers share one store.

        misused  MisusedListController.swift
             7  var items: [ToDoItem] = []

        misused  MisusedListController.swift
            25  try table.insertRows(at: Indexes(first..<items.count))

        correct  CorrectListController.swift
             7  private let store: ToDoStore

        """
    )
    #expect(player.expectedInput == .key)
    #expect(Self.text(player.take(.next)) == "Question: Is everything fine?\n")
    #expect(player.expectedInput == .line)
    #expect(
      player.keys
        == "Type your answer, or Return to see ours; or [b]ack [c]ode [t]ry [h]elp [q]uit"
    )
    #expect(player.take(.line("t")) == .attempt(steps: 4))
    #expect(Self.text(player.take(.line("?"))).hasPrefix("Return  the next step"))
    #expect(
      Self.text(player.take(.line("c"))).hasPrefix(
        "'screens-disagree' names no line of source.\n\nmisused  ui-changes-ui: "
      )
    )
    #expect(Self.text(player.take(.line("no, they are two"))) == "Answer: No.\n")
    #expect(
      Self.text(player.take(.next)) == """
        Answer  > show model
        correct                                | misused
        = ToDoStore.items[0] = #1 To Do Item 1 : = first: ToDoListController.items[0] =
                                               :   #1 To Do Item 1
        = ToDoStore.adding = 0                 :

        """
    )
    #expect(player.take(.next) == .end)
  }

  @Test func `a player introduces only the wirings that the text above the story does not`() throws
  {
    let text = """
      # Mine

      - `correct`: one store that notifies its controllers,
        which show what it has

      ```mvclab
      > system todo
      > wirings correct, misused
      ...
      ```

      """
    let lesson = try Lesson(Array(text.utf8), file: "mine.md", systems: .all)
    let player = LessonPlayer(lesson, LessonRun(lesson))
    #expect(
      player.lines.map(\.description).joined(separator: "\n") == """
        Mine                                                           correct | misused

        - 'correct': one store that notifies its controllers, which show what it has

        misused: the array lives in the list's controller, and the tap moves the rows

        correct                                | misused
        | To Do                          [Add] | | To Do                          [Add]

        """
    )
  }

  @Test func `a window that has not changed stands beside the one that has`() throws {
    let text = """
      # Two windows

      ```mvclab
      > system todo
      > wirings correct, misused
      ...
      > open list as second
      ...
      > in second tap Add
      ...
      ```

      """
    let lesson = try Lesson(Array(text.utf8), file: "two.md", systems: .all)
    var player = LessonPlayer(lesson, LessonRun(lesson))
    player.columns = 80
    _ = player.take(.next)
    let step = Self.text(player.take(.next))
    #expect(
      step.hasPrefix(
        """
        Step 2 of 2  > in second tap Add
        correct                                | misused
        ~ ToDoStore inserted [0]               *
                                               : = 'first' has not changed:
        | first   To Do                  [Add] | | first   To Do                  [Add]
        | first   0  To Do Item 1              :
        | second  To Do                  [Add] | | second  To Do                  [Add]
        | second  0  To Do Item 1              | | second  0  To Do Item 1
                                               : ! ui-changes-ui: 'ToDoListController'

        """
      ),
      "\(step)"
    )
  }

  @Test func `the reader looks at the flow, the reasons and the source, and goes back`() throws {
    var player = try Self.player()
    #expect(
      Self.text(player.take(.key("f")))
        == "'f' does nothing here; the keys are Return, [c]ode, [t]ry, [h]elp, [q]uit"
    )
    #expect(
      Self.text(player.take(.key("c"))).hasPrefix(
        """
        No line of source is to blame so far.

        What the unit compares:

        misused  MisusedListController.swift

        """
      )
    )
    _ = player.take(.next)
    let flow = Self.text(player.take(.key("f")))
    #expect(flow.hasPrefix("correct\nuser event  user -> 'Add'  tap 'Add'\n"), "\(flow)")
    #expect(flow.contains("\nmisused\nuser event  user -> 'Add'  tap 'Add'\n"), "\(flow)")
    #expect(
      Self.text(player.take(.key("w"))).hasPrefix(
        "ui-changes-ui (a law; from RightMVC)\n  a tap or an answer may change the screen only by"
      )
    )
    #expect(
      Self.text(player.take(.key("c"))).hasPrefix(
        "misused  ui-changes-ui: MisusedListController.swift:25\n    22  "
      )
    )
    let help = Self.text(player.take(.key("h")))
    #expect(help.hasPrefix("Return  the next step"), "\(help)")
    let sign = "\n~             a model notified its observers of a change\n"
    #expect(help.contains(sign), "\(help)")
    let place = player.place
    #expect(player.take(.key("x")) == .lines([]))
    #expect(player.place == place)
    #expect(
      player.keys(toGoOn: "[Return] more")
        == "[Return] more  [b]ack  [f]low  [c]ode  [w]hy  [t]ry  [h]elp  [q]uit"
    )
    #expect(Self.text(player.take(.key("b"))).hasPrefix("1.2  The second window"))
    #expect(player.place != place)
    #expect(player.take(.key("b")) == .lines([]))
    #expect(player.take(.key("q")) == .leave)
  }

  @Test func `a plain lesson has every step, and nothing is asked`() throws {
    let text =
      "# Plain\n\nTwo taps.\n\n```mvclab\n> system todo\n> wirings correct\n...\n> tap Add\n...\n> expect clean\n> turn\n```\n\nThe end.\n"
    let lesson = try SampleUnit.lesson(text)
    let player = LessonPlayer(lesson, LessonRun(lesson))
    #expect(
      player.everything.map(\.description).joined(separator: "\n") == """
        Plain                                                                    correct

        Two taps.

        correct: one store that notifies its controllers, which show what it has

        | To Do                          [Add]

        Step 1 of 3  > tap Add
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1

        Step 2 of 3  > expect clean
        It holds.

        Step 3 of 3  > turn
        No window changes.

        The end.
        """
    )
  }

  @Test func `an expectation that holds is that of the wirings it is asked of`() throws {
    let text =
      "# Plain\n\n```mvclab\n> system todo\n> wirings correct, misused\n...\n> tap Add\n...\n[correct]\n> expect clean\n> expect rows 1\n```\n"
    let lesson = try SampleUnit.lesson(text)
    let lines = LessonPlayer(lesson, LessonRun(lesson)).everything.map(\.description)
    #expect(lines.filter { $0.hasPrefix("It holds") } == ["It holds in 'correct'.", "It holds."])
  }

  @Test func `a step without a flow says why`() throws {
    let text =
      "# Plain\n\n```mvclab\n> system todo\n> wirings correct\n...\n> tap Add\n...\n> tap Undo\n...\n> show model\n...\n> expect clean\n```\n"
    let lesson = try SampleUnit.lesson(text)
    var player = LessonPlayer(lesson, LessonRun(lesson))
    let flows = (0..<4).map { _ in
      _ = player.take(.next)
      return Self.text(player.take(.key("f")))
    }
    #expect(flows[0].hasPrefix("correct\nuser event  user -> 'Add'  tap 'Add'\n"))
    #expect(
      flows.dropFirst() == [
        "correct\nThe command was refused, so no object was called.\n",
        "correct\nA question calls no object of the program.\n",
        "correct\nNo object was called.\n",
      ]
    )
  }
}
