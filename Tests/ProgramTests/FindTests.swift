import PseudoTerminal
import Testing

@Suite("find", .waits)
struct FindTests {
  @Test("find tells the shortest story of all chosen wirings that shows something new")
  func findInAll() throws {
    let run = try Run(
      input: """
        system counter
        wirings view-writes-label, logic-in-view
        find
        tap ++
        find
        find diverges
        """
    )
    #expect(
      run.output == """
        | Counter                      [About]
        | 0
        | [++]  [--]
        = in 'view-writes-label':
        = ui-changes-ui after 1 command: 'CounterView' wrote the label 'count' in response to a tap; \
        no model had changed
        =   > tap ++
        = 'find ui-changes-ui play' plays it
        [view-writes-label]
        ~ CounterModel.count set to 1
        [*]
        | Counter                      [About]
        | 1
        | [++]  [--]
        [view-writes-label]
        ! ui-changes-ui: 'CounterView' wrote the label 'count' in response to a tap; no model had \
        changed  (ViewWritesLabelCounterView.swift:22)
        [logic-in-view]
        ! ui-changes-ui: 'CounterView' wrote the label 'count' in response to a tap; no model had \
        changed  (LogicInViewCounterView.swift:33)
        ! screen-disagrees-with-model: 'first' shows '1'; its model has '0'  \
        (LogicInViewCounterView.swift:33)
        = in 'logic-in-view':
        = 'a steady count' after 1 command: 'first' changed from 1 to 0 without a tap on '++' or '--'
        =   > close first by replace
        = "find 'a steady count' play" plays it
        = in 'logic-in-view':
        = diverges after 1 command: 'first' shows '0'; in 'correct' it shows '1'
        =   > close first by replace
        = 'find diverges play' plays it

        """,
      "\(run.errors)"
    )
  }

  @Test("find looks for another line that breaks a rule, and not for one that has")
  func anotherLine() throws {
    let run = try Run(
      "-c",
      "system todo; wirings misused; tap Add; select 0; find ui-changes-ui; find"
    )
    #expect(run.output.contains("> find ui-changes-ui\n= ui-changes-ui: "))
    #expect(
      run.output.hasSuffix(
        """
        > find
        = ui-changes-ui after 1 command: 'ToDoListController' repainted a row in response to a tap; \
        no model had changed
        =   > tap Save
        = 'find play' plays it

        """
      ),
      "\(run.output)"
    )
  }

  @Test("find searches from the present state, and plays the story")
  func find() throws {
    let run = try Run(
      "-c",
      "system todo; wirings misused; tap Add; find screens-disagree play; find nonsense"
    )
    #expect(
      run.output.contains(
        """
        = screens-disagree after 1 command: 'second' shows no row 'To Do Item 1'
        =   > open list as second
        > open list as second
        | second  To Do                  [Add]

        """
      )
    )
    #expect(run.output.contains("! screens-disagree: 'second' shows no row 'To Do Item 1'"))
    #expect(run.output.contains("unknown rule 'nonsense'"))
  }

  @Test("find has room for one row more than there are, and says how many that is")
  func findsBeyondTheBounds() throws {
    let run = try Run(
      "-c",
      "system todo; wirings half-store; repeat 4 tap Add; find fault"
    )
    #expect(
      run.output.hasSuffix(
        """
        > find fault
        = fault after 2 commands: 'ToDoListController' ended the program: invalid table update: \
        4 before, 1 inserted, 0 deleted, but the data source has 6
        =   > outside add Milk
        =   > tap Add
        = 'find fault play' plays it

        """
      )
    )
  }

  @Test("find says what bounded it")
  func findsNothing() throws {
    let run = try Run("-c", "system lamp; wirings correct; find leak", program: "CrashLab")
    #expect(
      run.output.hasSuffix(
        "= 'leak' was not found in 6 states; bounded by 1 window\n"
      )
    )
  }

  @Test("find agrees with explore about many rows at the beginning, and about global state")
  func agrees() throws {
    let run = try Run(
      "-c",
      "system names; wirings breaking; find; system session; wirings counted; find",
      program: "CrashLab"
    )
    #expect(
      run.output == """
        > system names
        > wirings breaking
        | Names
        | 0  Ada
        | 1  Bob
        | 2  Cid
        | 3  Dee
        | 4  Eve
        > find
        = fault after 3 commands: 'NamesController' ended the program: index 9 out of range; there are 5
        =   > select 0
        =   > back
        =   > select 0
        = 'find fault play' plays it
        > system session
        > wirings counted
        |
        | [A]
        > find
        = nothing was found in 3 states, 1 move deep; bounded by state that the lab does not see, \
        1 window
        = the wiring depends on what lies outside of its world: CountedSession.swift:5 has 'var taps';
        = let the assembly make it, or write 'singleton { … }'; played again, this leads to another state:
        = tap A

        """
    )
  }
}
