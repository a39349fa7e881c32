import PseudoTerminal
import Testing

/// `step COMMAND` at a terminal, and in a pipe.
@Suite(.waits) struct StepTests {
  /// The end of the line with the keys, before the end of the walk.
  private static let keys = "[f] end  [a]ll"

  private func terminal(_ wirings: String, columns: Int) throws -> Terminal {
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["todo", "--wiring", wirings],
      environment: ["NO_COLOR": "1"],
      rows: 60,
      columns: columns
    )
    try #require(terminal.waits { $0.isAtPrompt })
    return terminal
  }

  /// Presses a key, and waits until the line with the keys stands below this text.
  private func press(_ key: String, _ terminal: Terminal, until text: String) {
    terminal.send(key)
    let isThere = terminal.waits { screen in
      screen.text.contains(text) && screen.text.hasSuffix(StepTests.keys)
    }
    #expect(isThere, "\(text): \(terminal.screen.text)")
  }

  @Test func `keys lead through a command, which counts once`() throws {
    let terminal = try terminal("misused", columns: 100)
    press("step tap Add\r", terminal, until: "1/12")
    press("\r", terminal, until: "2/12")
    press("n", terminal, until: "3/12")
    press("b", terminal, until: "items.count + 1)\"])\n= 2/12")
    for row in 3...6 { press(" ", terminal, until: "\(row)/12") }
    press("o", terminal, until: "11/12")
    press("a", terminal, until: "11/12          end of render  inserted a row\n= ")
    terminal.send("f")
    let end = "[Return] leave  [b]ack  [a]ll"
    #expect(
      terminal.waits { $0.text.hasSuffix("= 12/12  at rest\n\(end)") },
      "\(terminal.screen.text)"
    )
    press("b", terminal, until: "= 11/12")
    terminal.send("f\r")
    #expect(terminal.waits { $0.isAtPrompt })
    #expect(
      terminal.screen.text.contains(
        """
        = 12/12  at rest
        | To Do                          [Add]
        | 0  To Do Item 1
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had changed
        """
      ),
      "\(terminal.screen.text)"
    )
    terminal.send("history\r")
    #expect(terminal.waits { $0.isAtPrompt && $0.text.contains("= 3  tap Add") })
  }

  @Test func `keys lead to where two wirings part, to a broken rule, and to both ends`() throws {
    let terminal = try terminal("correct,misused", columns: 80)
    press("step tap Add\r", terminal, until: "= 1   user event")
    let all = "[Return] on  [q] leave  [b]ack  [o]ut  [p]arting  [!] finding  [f] end  [a]ll"
    #expect(terminal.screen.text.hasSuffix("\n\(all)"), "\(terminal.screen.text)")
    press("p", terminal, until: "= here they part:")
    press("!", terminal, until: "= 5           render")
    let left = "[Return] on  [q] leave  [b]ack  [o]ut  [f] end  [a]ll"
    #expect(terminal.screen.text.hasSuffix("\n\(left)"), "\(terminal.screen.text)")
    terminal.send("f")
    #expect(
      terminal.waits { $0.text.hasSuffix("[Return] leave  [b]ack  [a]ll") },
      "\(terminal.screen.text)"
    )
    let text = terminal.screen.text
    #expect(text.contains("= 18  at rest") && text.contains("= 12  at rest"), "\(text)")
  }

  @Test func `Ctrl-C and q end the walk, and the command is done`() throws {
    let terminal = try terminal("correct,misused", columns: 100)
    press("step tap Add\r", terminal, until: "= 1   user event")
    terminal.send("\u{3}")
    #expect(terminal.waits { $0.isAtPrompt && $0.text.contains("misused 3>") })
    press("step tap Add\r", terminal, until: "= 1   user event")
    terminal.send("q")
    #expect(terminal.waits { $0.isAtPrompt && $0.text.contains("misused 4>") })
    #expect(
      terminal.screen.text == """
        mvclab 0.1.0; 'help' lists the commands, Tab completes, Ctrl-D leaves
        correct                                          | misused
        | To Do                          [Add]           | | To Do                          [Add]
        todo correct, misused 2> step tap Add
        = 1   user event  user -> 'Add'  tap 'Add'       | = 1   user event  user -> 'Add'  tap 'Add'
        =     ToDoStore.items = []                       *
        =     ToDoStore.adding = 0                       :
        | To Do                          [Add]           | | To Do                          [Add]
        = the command was executed to its end
        correct                                  | misused
        ~ ToDoStore inserted [0]                 *
        | To Do                          [Add]   | | To Do                          [Add]
        | 0  To Do Item 1                        | | 0  To Do Item 1
                                                 : ! ui-changes-ui: 'ToDoListController' inserted a row in
                                                 :   response to a tap; no model had changed
                                                 :   MisusedListController.swift:25
                                                 : ! model-in-controller: 'ToDoListController' keeps model
                                                 :   values in 'items'
                                                 :   MisusedListController.swift:7
        todo correct, misused 3> step tap Add
        correct                                          | misused
        = 1   user event  user -> 'Add'  tap 'Add'       | = 1   user event  user -> 'Add'  tap 'Add'
        =     ToDoStore.items[0] = #1 To Do Item 1       * =     ToDoListController.items[0] = #1 To Do
                                                         :         Item 1
        =     ToDoStore.adding = 0                       :
        | To Do                          [Add]           | | To Do                          [Add]
        | 0  To Do Item 1                                | | 0  To Do Item 1
        = the command was executed to its end
        correct                                  | misused
        ~ ToDoStore inserted [1]                 *
        | To Do                          [Add]   | | To Do                          [Add]
        | 0  To Do Item 1                        | | 0  To Do Item 1
        | 1  To Do Item 2                        | | 1  To Do Item 2
                                                 : ! ui-changes-ui: 'ToDoListController' inserted a row in
                                                 :   response to a tap; no model had changed
                                                 :   MisusedListController.swift:25
        todo correct, misused 4>
        """
    )
  }

  @Test func `in a pipe the whole walk stands above what the command prints`() throws {
    let run = try Run("todo", "--wiring", "misused", input: "step tap Add\n")
    #expect(
      run.output == #"""
        | To Do                          [Add]
        = 1/12   user event  user -> 'Add'  tap 'Add'
        | To Do                          [Add]
        = 2/12     target-action  'Add' -> ToDoListController  (MisusedListController.swift:10)
        =             9  override func viewDidLoad() throws {
        =        >   10    addButton.onTap(self) { try $0.addTapped() }
        = 3/12       call  Misused.ToDoListController.addTapped()
        =        >   15  func addTapped() throws {
        =            16    try append(["To Do Item \(items.count + 1)"])
        = 4/12         call  Misused.ToDoListController.append(_:)  (MisusedListController.swift:16)
        =            15  func addTapped() throws {
        =        >   16    try append(["To Do Item \(items.count + 1)"])
        = 5/12           render  ToDoListController -> the table  inserted a row  (MisusedListController.swift:25)  ! ui-changes-ui
        =            22  func append(_ titles: [String]) throws {
        =        >   25    try table.insertRows(at: Indexes(first..<items.count))
        =        ToDoListController.items[0] = #1 To Do Item 1
        = 6/12             data source  the table -> ToDoListController  numberOfRows
        = 7/12             data source  the table -> ToDoListController  cellForRow 0
        = 8/12               call  Misused.ToDoListController.table(_:cellForRow:)
        =        >   42  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
        =            43    cell(showing: try items.at(row).title)
        = 9/12                 call  ListController.cell(showing:)  (MisusedListController.swift:43)
        =            42  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
        =        >   43    cell(showing: try items.at(row).title)
        = 10/12                  render  ToDoListController -> Cell  wrote in a cell  (ListController.swift:18)
        =            16  func cell(showing title: String) -> Cell {
        =        >   18    cell.text = title
        = 11/12          end of render  inserted a row
        | To Do                          [Add]
        | 0  To Do Item 1
        = 12/12  at rest
        | To Do                          [Add]
        | 0  To Do Item 1
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had changed  (MisusedListController.swift:25)
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'  (MisusedListController.swift:7)

        """#
    )
    #expect(run.code == 0)
  }
}
