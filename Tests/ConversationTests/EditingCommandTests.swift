import HeadlessUI
import LabConversation
import LabSamples
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct EditingCommandTests {
  private func conversation(_ wiring: String = "correct") -> Conversation {
    let conversation = Conversation(systems: [.chores])
    for command in ["system chores", "wirings \(wiring)"] { _ = conversation.respond(to: command) }
    return conversation
  }

  @Test func `a list is edited by its minus buttons and handles`() {
    #expect(
      conversation().transcript([
        "tap Edit", "tap -", "tap - row 1", "select 0", "swipe 0", "tap Delete", "move 1 to 0",
        "move 0 to 2", "tap Done", "move 0 to 1", "tap - row 0", "swipe 0", "confirm Delete",
        "expect clean",
      ]) == """
        > tap Edit
        | Chores                        [Done]
        | Chore: _
        | 0  [-] Dishes                      =
        | 1  [-] Floor                       =
        | 2  [-] Windows                     =
        > tap -
        ? '-' is in 3 rows; add the row, such as 'row 0'
        > tap - row 1
        | Chores                        [Done]
        | Chore: _
        | 0  [-] Dishes                      =
        | 1  [-] Floor              [Delete] =
        | 2  [-] Windows                     =
        > select 0
        ? selecting row 0 can't be done here; the table is in editing mode
        > swipe 0
        ? swiping row 0 can't be done here; the table is in editing mode
        > tap Delete
        ~ Chores.titles removed [1]
        | Chores                        [Done]
        | Chore: _
        | 0  [-] Dishes                      =
        | 1  [-] Windows                     =
        > move 1 to 0
        ~ Chores.titles moved 1 to 0
        | Chores                        [Done]
        | Chore: _
        | 0  [-] Windows                     =
        | 1  [-] Dishes                      =
        > move 0 to 2
        ? no row 2; there are 2 rows
        > tap Done
        | Chores                        [Edit]
        | Chore: _
        | 0  Windows
        | 1  Dishes
        > move 0 to 1
        ? moving row 0 can't be done here; the table is not in editing mode
        > tap - row 0
        ? unknown control '-'
        > swipe 0
        | Chores                        [Edit]
        | Chore: _
        | 0  Windows                  [Delete]
        | 1  Dishes
        > confirm Delete
        ~ Chores.titles removed [0]
        | Chores                        [Edit]
        | Chore: _
        | 0  Dishes
        > expect clean
        """
    )
  }

  @Test func `two windows show the same order after a move in one of them`() {
    let conversation = conversation()
    _ = conversation.transcript(["open chores", "tap Edit", "move 2 to 0"])
    #expect(conversation.findings == [])
    #expect(conversation.text(of: "in first expect row 0 Windows") == "")
    #expect(conversation.text(of: "in second expect row 0 Windows") == "")
  }

  @Test func `a table that lets no row be selected says so`() {
    let stage = Stage { Notice() }
    #expect(
      stage.conversation.text(of: "select 0")
        == "? selecting row 0 can't be done here; the table lets no row be selected"
    )
  }

  @Test func `Return adds what is typed, in the field that has the keyboard`() {
    #expect(
      conversation().transcript([
        "return", "type Laundry", "return", "return in Chore", "return in Chor",
      ])
        == """
        > return
        > type Laundry
        | Chores                        [Edit]
        | Chore: Laundry_
        | 0  Dishes
        | 1  Floor
        | 2  Windows
        > return
        ~ Chores.titles inserted [3]
        | Chores                        [Edit]
        | Chore: _
        | 0  Dishes
        | 1  Floor
        | 2  Windows
        | 3  Laundry
        > return in Chore
        > return in Chor
        ? unknown field 'Chor'; did you mean 'return in Chore'?
        """
    )
  }

  @Test func `a spinner is seen while the model loads`() {
    #expect(
      conversation().transcript(["pull", "server ok Dishes,Lamp", "expect clean"]) == """
        > pull
        ~ Chores.isLoading set to true
        | Chores                        [Edit]
        | Chore: _
        | o working
        | 0  Dishes
        | 1  Floor
        | 2  Windows
        > server ok Dishes,Lamp
        ~ Chores.isLoading set to false
        | Chores                        [Edit]
        | Chore: _
        | 0  Dishes
        | 1  Floor
        | 2  Windows
        ~ Chores.titles set
        | Chores                        [Edit]
        | Chore: _
        | 0  Dishes
        | 1  Lamp
        > expect clean
        """
    )
  }

  @Test(arguments: [
    ("return ", "in"), ("return in ", "Chore"), ("move ", "Dishes, Floor, Windows"),
    ("move 0 ", "to"),
    ("move 0 to ", "Dishes, Floor, Windows"), ("move 0 to 1 ", ""), ("tap - ", "row"),
  ])
  func `completion knows what is edited`(line: String, expected: String) {
    let conversation = conversation()
    _ = conversation.respond(to: "tap Edit")
    let found = conversation.completions(of: line).suggestions.map(\.text)
    #expect(found.joined(separator: ", ") == expected)
  }

  @Test func `a page draws the editing controls with their commands`() throws {
    let conversation = conversation()
    _ = conversation.respond(to: "tap Edit")
    let window = try #require(conversation.runs.first?.picture.windows.first)
    let rows = window.content.flatMap { part in
      if case .rows(let rows, _, _) = part { rows } else { [] as [WindowPicture.Row] }
    }
    #expect(
      rows.map { $0.parts.flatMap(\.commands) } == [
        ["tap - row 0", "move 0 to 1"], ["tap - row 1", "move 1 to 0", "move 1 to 2"],
        ["tap - row 2", "move 2 to 1"],
      ]
    )
    #expect(window.content.flatMap(\.commands) == ["return in Chore"])
  }
}

extension WindowPicture.Part {
  /// The commands of the buttons in it.
  fileprivate var commands: [String] {
    switch self {
    case .button(_, let command): [command].compactMap(\.self)
    case .line(let parts): parts.flatMap(\.commands)
    case .text, .field, .progress, .rows: []
    }
  }
}

/// A table whose rows are only to read.
private final class Notice: ViewController, TableDataSource, TableDelegate {
  override func loadView() {
    let table = TableView()
    table.allowsSelection = false
    (table.dataSource, table.delegate) = (self, self)
    view.addSubview(table)
  }

  func numberOfRows(in table: TableView) -> Int { 1 }
  func table(_ table: TableView, cellForRow row: Int) -> Cell { Cell() }
}
