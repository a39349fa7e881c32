import PseudoTerminal
import Testing

/// Two wirings on a terminal are compared from the first command, window by window.
@Suite("Two wirings on a terminal", .waits)
struct ComparisonTests {
  private func screen(columns: Int, after commands: [String]) throws -> String {
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["todo", "--wiring", "correct,misused"],
      environment: ["NO_COLOR": "1"],
      rows: 60,
      columns: columns
    )
    try #require(terminal.waits { $0.isAtPrompt })
    for command in commands {
      terminal.send("\(command)\r")
      let isDone = terminal.waits { screen in
        screen.isAtPrompt && screen.text.contains("> \(command)\n")
      }
      #expect(isDone, "\(terminal.screen.text)")
    }
    return terminal.screen.text
  }

  @Test func `a window that has not changed stands beside the one that has`() throws {
    let text = try screen(columns: 100, after: ["open list as second", "in first tap Add"])
    #expect(
      text.hasSuffix(
        """
        todo correct, misused 3> in first tap Add
        correct                                  | misused
        ~ ToDoStore inserted [0]                 *
        | first   To Do                  [Add]   | | first   To Do                  [Add]
        | first   0  To Do Item 1                | | first   0  To Do Item 1
                                                 : = 'second' has not changed:
        | second  To Do                  [Add]   | | second  To Do                  [Add]
        | second  0  To Do Item 1                :
                                                 : ! ui-changes-ui: 'ToDoListController' inserted a row in
                                                 :   response to a tap; no model had changed
                                                 :   MisusedListController.swift:25, in 'first'
                                                 : ! model-in-controller: 'ToDoListController' keeps model
                                                 :   values in 'items'
                                                 :   MisusedListController.swift:7, in 'first'
                                                 : ! screens-disagree: 'second' shows no row 'To Do Item 1'
                                                 : ! diverges: 'second' does not show '0 To Do Item 1'; in
                                                 :   'correct' it does
        todo correct, misused 4>
        """
      ),
      "\(text)"
    )
  }

  @Test func `on a narrow terminal the windows follow each other, each whole`()
    throws
  {
    let text = try screen(columns: 60, after: ["open list as second", "in first tap Add"])
    #expect(
      text.hasSuffix(
        """
        todo correct, misused 3> in first tap Add
        [correct]
        ~ ToDoStore inserted [0]
        [*]
        | first   To Do                  [Add]
        | first   0  To Do Item 1
        [correct]
        | second  To Do                  [Add]
        | second  0  To Do Item 1
        [misused]
        = 'second' has not changed:
        | second  To Do                  [Add]
        ! ui-changes-ui: 'ToDoListController' inserted a row in
          response to a tap; no model had changed
          (MisusedListController.swift:25, in 'first')
        ! model-in-controller: 'ToDoListController' keeps model
          values in 'items'  (MisusedListController.swift:7, in
          'first')
        ! screens-disagree: 'second' shows no row 'To Do Item 1'
        ! diverges: 'second' does not show '0 To Do Item 1'; in
          'correct' it does
        todo correct, misused 4>
        """
      ),
      "\(text)"
    )
  }

  @Test func `the lines of source have a column of their own where there is room`()
    throws
  {
    let text = try screen(columns: 120, after: ["wirings misused", "tap Add", "show flow"])
    #expect(
      text.hasSuffix(
        """
        = user event  user -> 'Add'  tap 'Add'
        =   target-action  'Add' -> ToDoListController                                  MisusedListController.swift:10
        =     render  ToDoListController -> the table  inserted a row  ! ui-changes-ui  MisusedListController.swift:25
        =       data source  the table -> ToDoListController  numberOfRows
        =       data source  the table -> ToDoListController  cellForRow 0
        =         render  ToDoListController -> Cell  wrote in a cell                   ListController.swift:18
        todo misused 4>
        """
      ),
      "\(text)"
    )
  }

  @Test func `contrast off ends it, also for the next choice`() throws {
    let text = try screen(
      columns: 100,
      after: ["contrast off", "wirings correct, half-store", "tap Add"]
    )
    #expect(
      text.hasSuffix(
        """
        todo correct, misused 2> contrast off
        todo correct, misused 2> wirings correct, half-store
        | To Do                          [Add]
        todo correct, half-store 3> tap Add
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1
        [half-store]
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap, without waiting for the
          model's notification  (HalfStoreListController.swift:19)
        todo correct, half-store 4>
        """
      ),
      "\(text)"
    )
  }
}
