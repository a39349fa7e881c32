import HeadlessUI
import LabConversation
import LabStage
import LabSystems
import MVC
import MVCLab
import Testing

@Suite struct UndoTests {
  @Test func `undo and redo take one command or several, and a new command ends redo`() {
    #expect(
      Conversation.correct("tap Add", "tap Add", "batch 1").transcript([
        "undo", "undo 2", "redo", "redo 9", "redo 2", "redo", "undo 0", "undo", "tap Add", "redo",
        "history",
      ]) == """
        > undo
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  To Do Item 2
        > undo 2
        | To Do                          [Add]
        > redo
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1
        > redo 9
        ? there are only 2 commands to redo
        > redo 2
        ~ ToDoStore inserted [1]
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  To Do Item 2
        ~ ToDoStore inserted [2]
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  To Do Item 2
        | 2  Pasted 1
        > redo
        ? there is nothing to redo
        > undo 0
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  To Do Item 2
        | 2  Pasted 1
        > undo
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  To Do Item 2
        > tap Add
        ~ ToDoStore inserted [2]
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  To Do Item 2
        | 2  To Do Item 3
        > redo
        ? there is nothing to redo
        > history
        = 1  system todo
        = 2  wirings correct
        = 3  tap Add
        = 4  tap Add
        = 5  tap Add
        """
    )
  }

  @Test func `a repeated command is one entry of the history`() {
    #expect(
      Conversation.correct("open list").transcript([
        "in first repeat 2 swipe 0", "repeat 2 in first tap Add", "repeat 0 tap Add", "history",
        "undo", "history", "close second", "batch 9", "repeat 3 tap Add",
      ]) == """
        > in first repeat 2 swipe 0
        ? no row 0; there are 0 rows; stopped at turn 1 of 2
        > repeat 2 in first tap Add
        ~ ToDoStore inserted [0]
        | first   To Do                  [Add]
        | first   0  To Do Item 1
        | second  To Do                  [Add]
        | second  0  To Do Item 1
        ~ ToDoStore inserted [1]
        | first   To Do                  [Add]
        | first   0  To Do Item 1
        | first   1  To Do Item 2
        | second  To Do                  [Add]
        | second  0  To Do Item 1
        | second  1  To Do Item 2
        > repeat 0 tap Add
        > history
        = 1  system todo
        = 2  wirings correct
        = 3  open list
        = 4  repeat 2 in first tap Add
        > undo
        | first   To Do                  [Add]
        | second  To Do                  [Add]
        > history
        = 1  system todo
        = 2  wirings correct
        = 3  open list
        = undone; 'redo' or 'goto N' does them again
        = 4  repeat 2 in first tap Add
        > close second
        > batch 9
        ~ ToDoStore inserted [0...8]
        | To Do                          [Add]
        | 0  Pasted 1
        | 1  Pasted 2
        | 2  Pasted 3
        | 3  Pasted 4
        | 4  Pasted 5
        | 5  Pasted 6
        | 6  Pasted 7
        | 7  Pasted 8
        | 8  Pasted 9
        > repeat 3 tap Add
        ~ ToDoStore inserted [9]
        | To Do                          (Add)
        | 0  Pasted 1
        | 1  Pasted 2
        | 2  Pasted 3
        | 3  Pasted 4
        | 4  Pasted 5
        | 5  Pasted 6
        | 6  Pasted 7
        | 7  Pasted 8
        | 8  Pasted 9
        | 9  To Do Item 10
        ? 'Add' is disabled; stopped at turn 2 of 3
        """
    )
  }

  @Test func `undo goes back across wirings, and revives a world that a fault had ended`() {
    let conversation = Conversation(systems: .all)
    #expect(
      conversation.transcript([
        "system todo", "wirings half-notified", "tap Add", "tap Add", "show model", "undo",
        "wirings misused", "undo 2", "undo 3", "undo", "undo", "redo 4", "redo 3",
      ]) == """
        > system todo
        > wirings half-notified
        | To Do                          [Add]
        > tap Add
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap, without waiting for \
        the model's notification  (HalfNotifiedListController.swift:21)
        ! fault: 'ToDoListController' ended the program: invalid table update: 1 before, 1 \
        inserted, 0 deleted, but the data source has 1  (HalfNotifiedListController.swift:21)
        > tap Add
        ? the world has ended
        > show model
        = ToDoStore.items[0] = #1 To Do Item 1
        = ToDoStore.adding = 0
        > undo
        | To Do                          [Add]
        > wirings misused
        | To Do                          [Add]
        > undo 2
        = 'todo' has no world here; 'redo' brings one back
        > undo 3
        ? there is only 1 command to undo
        > undo
        = there is no world here; 'redo 2' brings one back
        > undo
        ? there is nothing to undo
        > redo 4
        ? there are only 3 commands to redo
        > redo 3
        | To Do                          [Add]
        | To Do                          [Add]
        """
    )
  }

  @Test func `undo with a screen is refused, and undo keeps rows in the window that added them`() {
    let conversation = Conversation(systems: .all)
    _ = conversation.transcript([
      "system todo", "wirings misused", "open list as second", "tap Add", "tap Add",
    ])
    #expect(
      conversation.transcript(["in first undo", "undo", "in first redo", "redo"]) == """
        > in first undo
        ? 'undo' is not about a screen; leave out 'in SCREEN'
        > undo
        | first   To Do                  [Add]
        | second  To Do                  [Add]
        | second  0  To Do Item 1
        > in first redo
        ? 'redo' is not about a screen; leave out 'in SCREEN'
        > redo
        | second  To Do                  [Add]
        | second  0  To Do Item 1
        | second  1  To Do Item 2
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had \
        changed  (MisusedListController.swift:25)
        """
    )
  }

  @Test(
    arguments: [
      (
        ["system todo", "wirings misused"],
        ["tap Add", "swap correct", "tap Add", "swap half-store", "tap Add", "swap misused"]
      ),
      (
        ["system items", "wirings correct, published"],
        ["outside add A", "relaunch", "outside add B", "open list", "relaunch", "storage fail"]
      ),
    ]
  )
  func `undo goes back across swap and relaunch`(opening: [String], commands: [String]) {
    let looks = ["screen", "model", "flow", "cost", "alive"]
    let conversation = Conversation(systems: .all)
    _ = conversation.transcript(opening + commands)
    for count in commands.indices.reversed() {
      _ = conversation.respond(to: "undo")
      let plain = Conversation(systems: .all)
      _ = plain.transcript(opening + commands.prefix(count))
      #expect(conversation.state(looks) == plain.state(looks), "\(commands.prefix(count))")
      #expect(conversation.names.screens == plain.names.screens)
    }
  }

  @Test func `the same commands always print the same bytes`() {
    let commands = [
      "system todo with server", "wirings onevcat", "tap Add", "server ok", "open list",
      "in first swipe 0", "outside add 'x y'", "in first confirm Delete", "show flow",
      "show model", "show alive", "show requests", "undo 2", "redo",
    ]
    let first = Conversation(systems: .all).transcript(commands)
    for _ in 0..<20 { #expect(Conversation(systems: .all).transcript(commands) == first) }
  }
}
